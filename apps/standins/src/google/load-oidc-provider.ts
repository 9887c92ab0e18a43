import type * as OidcProvider from "oidc-provider";

/**
 * Loads oidc-provider only when the stand-in of Google starts, because it is large. At load it warns about
 * every runtime that is not LTS, the pinned one included; the warning is suppressed, for no action follows from it.
 */
export async function loadOidcProvider(): Promise<typeof OidcProvider> {
  /* oxlint-disable eslint/no-console -- its warnings go to the console only */
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
