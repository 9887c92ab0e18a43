import { endpoints } from "@vagou/contract/endpoints";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { claimDaily } from "./claim-daily.ts";
import { getTokens } from "./get-tokens.ts";
import { listHistory } from "./list-history.ts";
import { listStatement } from "./list-statement.ts";

export function creditRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.refreshTokens, async ({ actor }) => {
    await claimDaily(deps, actor);
    return { tokens: await getTokens(deps, actor) };
  });

  register(endpoints.claimDaily, async ({ actor }) => {
    if (!(await claimDaily(deps, actor))) throw new AppError("daily_already_claimed");
    return { tokens: await getTokens(deps, actor) };
  });

  register(endpoints.listHistory, async ({ actor, query }) => {
    const { lines, next } = await listHistory(deps.db, { userId: actor.userId, ...query });
    return { entries: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })), next };
  });

  register(endpoints.listStatement, ({ actor, query }) =>
    listStatement(deps.db, { userId: actor.userId, ...query }),
  );
}
