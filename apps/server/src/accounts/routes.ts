import { endpoints } from "@vagou/contract/endpoints";
import { getTokens } from "../credits/get-tokens.ts";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { limitAttempts } from "../limits/limit-attempts.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { confirmAccount } from "./confirm-account.ts";
import { describeUser } from "./describe-user.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { register as signUp } from "./register.ts";
import { getUser } from "./repository.ts";
import { resendConfirmation } from "./resend-confirmation.ts";

export function accountRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.register, async ({ body: { refer_id: referId, ...person }, caller }) => {
    await tryWithinLimits(deps, "register", { ip: caller.ip, email: person.email }, () =>
      signUp(deps, { ...person, referId: referId ?? null }),
    );
    return { message: "Enviamos um link de confirmação para o seu e-mail." };
  });

  register(endpoints.confirmAccount, async ({ body, caller }) => {
    const confirmation = await tryWithinLimits(deps, "confirmAccount", { ip: caller.ip }, () =>
      confirmAccount(deps, { ...body, caller }),
    );
    const { user, token, bonusCredits, referred, dailyBonusGiven } = confirmation;
    return {
      success: true,
      bonus_added: bonusCredits,
      daily_tokens_added: dailyBonusGiven,
      referred,
      token,
      user: await describeUser(deps.db, user),
    };
  });

  register(endpoints.resendConfirmation, async ({ body, caller }) => {
    await limitAttempts(deps, "resendConfirmation", { ip: caller.ip, email: body.email });
    await resendConfirmation(deps, body);
    return { message: "Se houver uma conta esperando confirmação, o e-mail chega em instantes." };
  });

  register(endpoints.logIn, async ({ body, caller }) => {
    const trying = { ip: caller.ip, email: body.email };
    const { user, token, dailyBonusGiven } = await tryWithinLimits(deps, "logIn", trying, () =>
      logIn(deps, { ...body, caller }),
    );
    return { token, user: await describeUser(deps.db, user), daily_tokens_added: dailyBonusGiven };
  });

  register(endpoints.logOut, async ({ actor }) => {
    await logOut(deps, actor);
    return { success: true };
  });

  register(endpoints.getTokens, async ({ actor }) => ({
    tokens: await getTokens(deps, actor),
    user: await describeUser(deps.db, await getUser(deps.db, actor.userId)),
  }));
}
