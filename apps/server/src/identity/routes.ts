import { endpoints } from "@vagou/contract/api/endpoints";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { limitAttempts } from "../limits/limit-attempts.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { describeUser } from "../people/describe-user.ts";
import { finishGoogle } from "./finish-google.ts";
import { signInMinutes, startGoogle } from "./start-google.ts";

export function googleRoutes(register: RegisterEndpoint, deps: Deps): void {
  const options = browserCookieOptions(deps.config);

  register(endpoints.startGoogle, async ({ body, cookies, caller, reply }) => {
    await limitAttempts(deps, { action: "startGoogle", ip: caller.ip });
    const { authorizationUrl, browserKey } = await startGoogle(deps, {
      referId: body.refer_id ?? null,
      browserKey: cookies[withPrefix(browserCookie, options)],
    });
    reply.setCookie(withPrefix(browserCookie, options), browserKey, options);
    return { authorization_url: authorizationUrl };
  });

  register(endpoints.finishGoogle, async ({ body, cookies, caller }) => {
    const { code, state, iss } = body;
    const browserKey = cookies[withPrefix(browserCookie, options)];
    const { ip } = caller;
    const signIn = await tryWithinLimits(deps, { action: "finishGoogle", ip }, () =>
      finishGoogle(deps, {
        code,
        state,
        iss,
        browserKey,
        caller,
        limited: (email, open) => tryWithinLimits(deps, { action: "openSession", ip, email }, open),
      }),
    );
    if (signIn.question !== null) return { second_factor: signIn.question };
    return {
      token: signIn.token,
      user: await describeUser(deps, { user: signIn.user }),
      daily_tokens_added: signIn.dailyBonusGiven,
      created: signIn.created,
      bonus_added: signIn.bonusCredits,
      referred: signIn.referred,
    };
  });
}

/** The cookie that binds a sign-in to the browser that began it. */
const browserCookie = "google_sign_in";

/**
 * With this prefix browsers take a cookie from this host over https only: neither an attacker on the way, who answers by
 * http, nor a page of another host of the same domain can set one. Otherwise either could make a person finish the sign-in of
 * the attacker. Browsers demand `Path=/` for it.
 */
function withPrefix(name: string, { secure }: Pick<CookieSerializeOptions, "secure">): string {
  return secure === true ? `__Host-${name}` : name;
}

/**
 * Scripts cannot read the cookie, and browsers do not send it with requests of other sites. By http, without the prefix,
 * it goes with these two calls only, under the path that browsers use, which a proxy may shorten.
 */
function browserCookieOptions({
  appBaseUrl,
  apiBaseUrl,
}: Pick<Config, "appBaseUrl" | "apiBaseUrl">): CookieSerializeOptions {
  const api = apiBaseUrl === null ? new URL("/api", appBaseUrl) : new URL(apiBaseUrl);
  const secure = api.protocol === "https:";
  return {
    path: secure ? "/" : `${api.pathname.replace(/\/$/, "")}/auth/google`,
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: signInMinutes * 60,
  };
}
