import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { claimDaily } from "./daily-bonus/claim-daily.ts";
import { getTokens } from "./daily-bonus/get-tokens.ts";
import { showHistory } from "./statement/show-history.ts";
import { showStatement } from "./statement/show-statement.ts";

export function creditRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.refreshTokens, async ({ actor }) => {
    await claimDaily(deps, { actor });
    return { tokens: await getTokens(deps, { actor }) };
  });

  register(endpoints.claimDaily, async ({ actor }) => {
    if (!(await claimDaily(deps, { actor }))) throw new AppError("daily_already_claimed");
    return { tokens: await getTokens(deps, { actor }) };
  });

  register(endpoints.listHistory, ({ actor, query }) => showHistory(deps, { actor, ...query }), {
    onlyReads: true,
  });

  register(endpoints.listStatement, ({ actor, query }) => showStatement(deps, { actor, ...query }), {
    onlyReads: true,
  });
}
