import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryOwnPassword } from "../limits/try-own-password.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { changePassword } from "../passwords/change-password.ts";
import { deleteAccount } from "../personal-data/delete-account.ts";
import { describeUser } from "../people/describe-user.ts";
import { exportAccount } from "../personal-data/export-account.ts";
import { getAccount } from "./get-account.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { renameAccount } from "./rename-account.ts";

export function profileRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.getAccount, ({ actor }) => getAccount(deps, { actor }), { onlyReads: true });

  register(endpoints.renameAccount, async ({ actor, body }) => {
    const user = await renameAccount(deps, { actor, name: body.name });
    return { user: await describeUser(deps, { user }) };
  });

  register(endpoints.changePassword, async ({ actor, body, caller }) => {
    const change = { actor, currentPassword: body.current_password, newPassword: body.new_password };
    await tryOwnPassword(deps, { ip: caller.ip, userId: actor.userId }, () => changePassword(deps, change));
    return { success: true };
  });

  register(endpoints.deleteAccount, async ({ actor, body, caller }) => {
    await tryWithinLimits(deps, { action: "currentPassword", ip: caller.ip, userId: actor.userId }, () =>
      deleteAccount(deps, { actor, password: body.password }),
    );
    return { success: true };
  });

  register(endpoints.exportAccount, ({ actor, caller }) =>
    tryWithinLimits(deps, { action: "exportAccount", ip: caller.ip, userId: actor.userId }, () =>
      exportAccount(deps, { actor }),
    ),
  );

  register(
    endpoints.listSessions,
    async ({ actor }) => ({
      sessions: await listSessions(deps, { actor }),
    }),
    { onlyReads: true },
  );

  register(endpoints.endOtherSessions, async ({ actor }) => ({
    ended: await endOtherSessions(deps, { actor }),
  }));
}
