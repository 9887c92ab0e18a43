import { endpoints } from "@vagou/contract/api/endpoints";
import type { FastifyReply } from "fastify";
import { getTokens } from "../credits/daily-bonus/get-tokens.ts";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { limitAttempts } from "../limits/limit-attempts.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { queueAccountRequest } from "../people/queue-account-request.ts";
import { confirmAccount } from "../sign-up/confirm-account.ts";
import { describeActor } from "../people/describe-actor.ts";
import { describeUser } from "../people/describe-user.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "../sessions/log-out.ts";
import { register as signUp } from "../sign-up/register.ts";
import { checkResetLink, resetPassword } from "./reset-password.ts";

export function accountRoutes(register: RegisterEndpoint, deps: Deps): void {
  /** The work for an address begins after its answer was sent, so that the response time does not depend on it. */
  const startWorkAfter = (reply: FastifyReply) =>
    reply.raw.once("close", () => deps.accountRequestBell.ring());

  register(endpoints.register, async ({ body, caller, reply }) => {
    const { refer_id: referId = null, browser_key: browserKey, ...person } = body;
    await tryWithinLimits(deps, { action: "register", ip: caller.ip, email: person.email }, () =>
      signUp(deps, { ...person, referId, browserKey }),
    );
    startWorkAfter(reply);
    return { message: "Enviamos um link de confirmação para o seu e-mail." };
  });

  register(endpoints.confirmAccount, async ({ body, caller }) => {
    const { token: link, browser_key: browserKey, password } = body;
    const confirmation = await tryWithinLimits(deps, { action: "confirmAccount", ip: caller.ip }, () =>
      confirmAccount(deps, { token: link, browserKey, password, caller }),
    );
    const { user, token, bonusCredits, referred, dailyBonusGiven } = confirmation;
    return {
      success: true,
      bonus_added: bonusCredits,
      daily_tokens_added: dailyBonusGiven,
      referred,
      token,
      user: await describeUser(deps, { user }),
    };
  });

  register(endpoints.resendConfirmation, async ({ body: { email }, caller, reply }) => {
    await limitAttempts(deps, { action: "resendConfirmation", ip: caller.ip, email });
    await queueAccountRequest(deps, { kind: "resend_confirmation", email });
    startWorkAfter(reply);
    return { message: "Se houver uma conta esperando confirmação, o e-mail chega em instantes." };
  });

  register(endpoints.forgotPassword, async ({ body: { email }, caller, reply }) => {
    await limitAttempts(deps, { action: "forgotPassword", ip: caller.ip, email });
    await queueAccountRequest(deps, { kind: "forgot_password", email });
    startWorkAfter(reply);
    return { message: "Se houver uma conta com este e-mail, o link da nova senha chega em instantes." };
  });

  register(endpoints.resetPassword, async ({ body, caller }) => {
    const { token, browser_key: browserKey, password } = body;
    await tryWithinLimits(deps, { action: "resetPassword", ip: caller.ip }, () =>
      resetPassword(deps, { token, browserKey, password }),
    );
    return { success: true };
  });

  register(endpoints.checkResetLink, async ({ body: { token }, caller }) => {
    await tryWithinLimits(deps, { action: "resetPassword", ip: caller.ip }, () =>
      checkResetLink(deps, { token }),
    );
    return { success: true };
  });

  register(endpoints.logIn, async ({ body, caller }) => {
    const attempted = { ip: caller.ip, email: body.email };
    const loggedIn = await tryWithinLimits(deps, { action: "logIn", ...attempted }, () =>
      tryWithinLimits(deps, { action: "openSession", ...attempted }, () => logIn(deps, { ...body, caller })),
    );
    if (loggedIn.question !== null) return { second_factor: loggedIn.question };
    const { user, token, dailyBonusGiven } = loggedIn;
    return { token, user: await describeUser(deps, { user }), daily_tokens_added: dailyBonusGiven };
  });

  register(endpoints.logOut, async ({ actor }) => {
    await logOut(deps, { actor });
    return { success: true };
  });

  register(
    endpoints.getTokens,
    async ({ actor }) => {
      const reading = getTokens(deps, { actor });
      const balance = reading.then(({ total }) => total);
      const [tokens, user] = await Promise.all([reading, describeActor(deps, { actor, balance })]);
      return { tokens, user };
    },
    { onlyReads: true },
  );
}
