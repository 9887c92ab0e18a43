import { randomBytes } from "node:crypto";
import type { Grant, interactionPolicy, KoaContextWithOIDC, Provider } from "oidc-provider";
import { z } from "zod";
import { escapeHtml } from "../escape-html.ts";
import { htmlPage } from "../page.ts";
import type { GoogleAccounts } from "./accounts.ts";
import { forgeIdToken } from "./forge-id-token.ts";
import type { GoogleFault } from "./google-faults.ts";
import { loadOidcProvider } from "./load-oidc-provider.ts";
import { createMemoryAdapter } from "./memory-adapter.ts";
import type { SigningKey } from "./signing-key.ts";

/** The path of the page where a person chooses an account; the sign-in's id follows. */
export const chooserPath = "/escolher-conta/";

/**
 * An OpenID Connect issuer with Google's behaviour: code flow with PKCE, RS256, name and e-mail in the ID token,
 * `iss` in the answer (RFC 9207), `access_type` accepted, `prompt=select_account`. It asks for no consent and
 * keeps no session, so that each sign-in may be another person's.
 */
export async function createIssuer({
  origin,
  client,
  signingKey,
  accounts,
  currentFault,
}: {
  origin: string;
  client: { clientId: string; clientSecret: string; redirectUri: string };
  signingKey: SigningKey;
  accounts: GoogleAccounts;
  currentFault: () => GoogleFault;
}): Promise<Provider> {
  const oidc = await loadOidcProvider();
  const issuer = new oidc.Provider(origin, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [signingKey.jwk] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    scopes: ["openid", "email", "profile"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    responseTypes: ["code"],
    pkce: { required: () => true },
    extraParams: ["access_type"],
    routes: {
      authorization: "/o/oauth2/v2/auth",
      token: "/token",
      jwks: "/oauth2/v3/certs",
      userinfo: "/v1/userinfo",
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      dPoP: { enabled: false },
    },
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Grant: 3600,
      Interaction: 3600,
      Session: 3600,
    },
    interactions: {
      policy: askWhoItIs(oidc.interactionPolicy),
      url: (_ctx, { uid }) => `${chooserPath}${uid}`,
    },
    findAccount: (_ctx, subject) => {
      const account = accounts.find(subject);
      if (account === undefined) return undefined;
      const { name, email, emailVerified } = account;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, name, email, email_verified: emailVerified }),
      };
    },
    loadExistingGrant: grantWhatIsAsked,
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = "html";
      ctx.body = errorPage(`${error}: ${description ?? ""}`);
    },
  });
  issuer.use(forgetWhoWasHere);
  issuer.use(forgeTokens(signingKey, currentFault));
  return issuer;
}

type Middleware = Parameters<Provider["use"]>[0];

/** The policy with a single page, where the person chooses an account; earlier sign-ins do not count. */
function askWhoItIs({ base, Prompt }: typeof interactionPolicy): interactionPolicy.DefaultPolicy {
  const policy = base();
  policy.remove("consent");
  policy.add(new Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}

async function grantWhatIsAsked({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, account } = oidc;
  if (client === undefined || account === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope([...oidc.requestParamScopes].join(" "));
  await grant.save();
  return grant;
}

/** Drops the session cookie: a second person at the same browser must not get the first one's session. */
const forgetWhoWasHere: Middleware = (ctx, next) => {
  const { cookie } = ctx.req.headers;
  if (cookie !== undefined) {
    ctx.req.headers.cookie = cookie
      .split(/;\s*/)
      .filter((pair) => !/^_session(?:\.sig)?=/.test(pair))
      .join("; ");
  }
  return next();
};

function forgeTokens(key: SigningKey, currentFault: () => GoogleFault): Middleware {
  return async (ctx, next) => {
    await next();
    const answer = tokenAnswerSchema.safeParse(ctx.body).data;
    if (answer === undefined) return;
    const idToken = forgeIdToken(answer.id_token, currentFault(), key);
    const { id_token: _honest, ...rest } = answer;
    ctx.body = idToken === null ? rest : { ...rest, id_token: idToken };
  };
}

const tokenAnswerSchema = z.looseObject({ access_token: z.string(), id_token: z.string() });

function errorPage(what: string): string {
  return htmlPage(
    "Este login não pode continuar",
    `<h1>Este login não pode continuar</h1>
<p>Volte ao site de onde você veio e comece de novo.</p>
<p class="muted">Google de demonstração · ${escapeHtml(what)}</p>`,
  );
}
