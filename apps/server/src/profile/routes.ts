import { endpoints } from "@vagou/contract/endpoints";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { changePassword } from "../passwords/change-password.ts";
import { deleteAccount } from "../personal-data/delete-account.ts";
import { describeUser } from "../people/describe-user.ts";
import { exportAccount } from "../personal-data/export-account.ts";
import { getAccount } from "./get-account.ts";
import { listOpenSessions, revokeOtherSessions } from "../sessions/repository.ts";
import { renameUser } from "../people/repository.ts";

export function profileRoutes(register: RegisterEndpoint, deps: Deps): void {
  const { db, clock } = deps;

  register(endpoints.getAccount, ({ actor }) => getAccount(deps, actor));

  register(endpoints.renameAccount, async ({ actor, body }) => {
    const user = await renameUser(db, actor.userId, body.name);
    if (user === undefined) throw new AppError("unauthenticated");
    return { user: await describeUser(deps, user) };
  });

  register(endpoints.changePassword, async ({ actor, body, caller }) => {
    const change = { actor, currentPassword: body.current_password, newPassword: body.new_password };
    await tryWithinLimits(deps, "currentPassword", { ip: caller.ip, userId: actor.userId }, () =>
      changePassword(deps, change),
    );
    return { success: true };
  });

  register(endpoints.deleteAccount, async ({ actor, body, caller }) => {
    await tryWithinLimits(deps, "currentPassword", { ip: caller.ip, userId: actor.userId }, () =>
      deleteAccount(deps, { actor, password: body.password }),
    );
    return { success: true };
  });

  register(endpoints.exportAccount, ({ actor }) => exportAccount(deps, actor));

  register(endpoints.listSessions, async ({ actor }) => ({
    sessions: (await listOpenSessions(db, actor.userId, clock.now())).map((session) => ({
      device: session.device,
      started_at: session.createdAt.toISOString(),
      method: session.method,
      current: session.id === actor.sessionId,
    })),
  }));

  register(endpoints.endOtherSessions, async ({ actor }) => ({
    ended: await revokeOtherSessions(db, {
      userId: actor.userId,
      keptId: actor.sessionId,
      at: clock.now(),
    }),
  }));
}
