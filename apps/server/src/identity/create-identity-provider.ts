import { email } from "@vagou/contract/api/fields";
import { nameMaxLength } from "@vagou/contract/limits";
import * as openid from "openid-client";
import { z } from "zod";
import { BadSetting } from "../config/bad-setting.ts";
import type { GoogleSettings } from "../config/config.ts";
import { AppError } from "../errors.ts";
import type { IdentityProvider, VerifiedIdentity } from "./identity-provider.ts";
import { isSafeTransport, issuerFetch } from "./issuer-fetch.ts";
import { describeForLog, refusalOf } from "./sign-in-refusal.ts";

/**
 * Google, or another issuer of OpenID Connect: code flow with PKCE, state, nonce and the client's secret.
 * The issuer's discovery document is fetched at the first sign-in and kept; after a failure it is fetched again.
 * @param deadlineMs how long one request to the issuer may take; a sign-in makes at most three
 * @throws {BadSetting} when the issuer would be asked without TLS
 */
export function createIdentityProvider(
  settings: GoogleSettings,
  { redirectUri, deadlineMs = 5_000 }: { redirectUri: string; deadlineMs?: number },
): IdentityProvider {
  if (!isSafeTransport(settings.issuer)) {
    throw new BadSetting("GOOGLE_ISSUER: needs https, except on this machine");
  }
  let discovered: Promise<openid.Configuration> | undefined;
  const discover = (): Promise<openid.Configuration> => {
    discovered ??= discoverIssuer(settings, deadlineMs).catch((error: unknown) => {
      discovered = undefined;
      // Every failure is the same for the person: without the discovery document no person can sign in.
      throw new AppError("google_unavailable", { cause: describeForLog(error) });
    });
    return discovered;
  };

  return {
    clientId: settings.clientId,
    scriptUrl: settings.scriptUrl,

    authorizationUrl: async ({ state, nonce, codeVerifier }) => {
      const issuer = await discover();
      const url = openid.buildAuthorizationUrl(issuer, {
        redirect_uri: redirectUri,
        scope: "openid profile email",
        access_type: "offline",
        prompt: "select_account",
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
      return url.href;
    },

    finish: async ({ code, state, iss }, secrets) => {
      const issuer = await discover();
      const answer = new URL(redirectUri);
      answer.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
      try {
        const tokens = await openid.authorizationCodeGrant(issuer, answer, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.codeVerifier,
          idTokenExpected: true,
        });
        // Only the claims leave this function: the access and refresh tokens are not kept.
        return readIdentity(tokens.claims());
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

async function discoverIssuer(settings: GoogleSettings, deadlineMs: number): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const isPlainLoopback = new URL(issuer).protocol === "http:";
  return openid.discovery(new URL(issuer), clientId, clientSecret, openid.ClientSecretPost(clientSecret), {
    [openid.customFetch]: issuerFetch,
    timeout: deadlineMs / 1000,
    execute: [
      // OpenID Connect lets a client trust an ID token that comes directly over TLS; we check its signature too.
      openid.enableNonRepudiationChecks,
      ...(isPlainLoopback ? [openid.allowInsecureRequests] : []),
    ],
  });
}

/** The claims that we read from an ID token after its issuer, audience, signature, expiry and nonce were checked. */
const claimsSchema = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.boolean().default(false),
  name: z.string().default(""),
});

function readIdentity(claims: unknown): VerifiedIdentity {
  const { iss, sub, email: address, email_verified: emailVerified, name } = claimsSchema.parse(claims);
  return {
    issuer: iss,
    subject: sub,
    email: address,
    emailVerified,
    name: nameOf(name) || nameOf(mailboxOf(address)),
  };
}

/** The name without control characters, cut to our limit between two graphemes. */
function nameOf(received: string): string {
  const name = received.replaceAll(/\p{Cc}/gu, "").toWellFormed();
  let kept = "";
  for (const { segment } of new Intl.Segmenter("pt-BR").segment(name.trim())) {
    if (kept.length + segment.length > nameMaxLength) break;
    kept += segment;
  }
  return kept.trim();
}

function mailboxOf(address: string): string {
  return address.slice(0, address.lastIndexOf("@"));
}
