import type * as OidcProvider from "oidc-provider";

/**
 * Loads oidc-provider when a Google is wanted, and not before: it is large. At load it complains about
 * every runtime that does not call itself LTS, the pinned one included; nobody can act on that here.
 */
export async function loadOidcProvider(): Promise<typeof OidcProvider> {
  /* oxlint-disable eslint/no-console -- its warnings go to the console and nowhere else */
  const { warn } = console;
  console.warn = (...what: unknown[]) => {
    if (!String(what[0]).includes("Unsupported runtime")) warn(...what);
  };
  try {
    return await import("oidc-provider");
  } finally {
    console.warn = warn;
  }
  /* oxlint-enable eslint/no-console */
}
