import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { limitAttempts } from "../limits/limit-attempts.ts";
import { tryOwnPassword } from "../limits/try-own-password.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { describeUser } from "../people/describe-user.ts";
import { finishPasskey, startPasskey } from "./changes/add-passkey.ts";
import { finishTotp, startTotp } from "./changes/add-totp.ts";
import {
  confirmWithPassword,
  confirmWithSecondFactor,
  findOwnAddress,
  startConfirmation,
} from "./proofs/confirm-session.ts";
import { findWaiting, finishLogIn } from "./proofs/finish-log-in.ts";
import { listSecondFactors } from "./changes/list-second-factors.ts";
import { removeSecondFactor } from "./changes/remove-second-factor.ts";
import { renameSecondFactor } from "./changes/rename-second-factor.ts";
import { replaceRecoveryCodes } from "./changes/replace-recovery-codes.ts";

export function secondFactorRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.finishLogIn, async ({ body, caller }) => {
    const { ip } = caller;
    const email = await tryWithinLimits(deps, { action: "findWaitingLogIn", ip }, () =>
      findWaiting(deps, body),
    );
    const { user, token, dailyBonusGiven } = await tryWithinLimits(
      deps,
      { action: "secondFactor", ip, email },
      () => finishLogIn(deps, { ...body, caller }),
    );
    return { token, user: await describeUser(deps, { user }), daily_tokens_added: dailyBonusGiven };
  });

  register(endpoints.listSecondFactors, ({ actor }) => listSecondFactors(deps, { actor }), {
    onlyReads: true,
  });

  register(endpoints.startTotp, async ({ actor, caller }) => {
    await limitAttempts(deps, { action: "beginSecondFactor", ip: caller.ip, userId: actor.userId });
    return startTotp(deps, { actor });
  });

  register(endpoints.finishTotp, ({ actor, body, caller }) =>
    tryWithinLimits(deps, { action: "addSecondFactor", ip: caller.ip, userId: actor.userId }, () =>
      finishTotp(deps, { actor, ...body }),
    ),
  );

  register(endpoints.startPasskey, async ({ actor, caller }) => {
    await limitAttempts(deps, { action: "beginSecondFactor", ip: caller.ip, userId: actor.userId });
    return startPasskey(deps, { actor });
  });

  register(endpoints.finishPasskey, ({ actor, body, caller }) =>
    tryWithinLimits(deps, { action: "addSecondFactor", ip: caller.ip, userId: actor.userId }, () =>
      finishPasskey(deps, { actor, ...body }),
    ),
  );

  register(endpoints.renameSecondFactor, ({ actor, params, body }) =>
    renameSecondFactor(deps, { actor, id: params.id, name: body.name }),
  );

  register(endpoints.removeSecondFactor, async ({ actor, params }) => {
    await removeSecondFactor(deps, { actor, id: params.id });
    return { success: true };
  });

  register(endpoints.replaceRecoveryCodes, async ({ actor, caller }) => {
    await limitAttempts(deps, { action: "replaceRecoveryCodes", ip: caller.ip, userId: actor.userId });
    return { recovery_codes: await replaceRecoveryCodes(deps, { actor }) };
  });

  register(endpoints.startConfirmation, async ({ actor, caller }) => {
    await limitAttempts(deps, { action: "beginSecondFactor", ip: caller.ip, userId: actor.userId });
    return startConfirmation(deps, { actor });
  });

  register(endpoints.confirmSession, async ({ actor, body, caller }) => {
    const { ip } = caller;
    const { userId } = actor;
    const { password, code, passkey, handle } = body;
    if (password !== undefined && code === undefined && passkey === undefined) {
      const until = await tryOwnPassword(deps, { ip, userId }, () =>
        confirmWithPassword(deps, { actor, password }),
      );
      return { confirmed_until: until.toISOString() };
    }
    const email = await findOwnAddress(deps, { actor });
    const until = await tryWithinLimits(deps, { action: "secondFactor", ip, email }, () =>
      confirmWithSecondFactor(deps, { actor, handle, code, passkey }),
    );
    return { confirmed_until: until.toISOString() };
  });
}
