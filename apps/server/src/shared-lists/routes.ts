import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { tryWithinLimits } from "../limits/try-within-limits.ts";
import { endSharedList } from "./end-shared-list.ts";
import { getSharedList } from "./get-shared-list.ts";
import { listSharedLists } from "./list-shared-lists.ts";
import { shareList } from "./share-list.ts";

export function sharedListRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.shareList, ({ actor, body, caller }) =>
    tryWithinLimits(deps, { action: "shareList", ip: caller.ip, userId: actor.userId }, () =>
      shareList(deps, { actor, postingIds: body.posting_ids }),
    ),
  );
  register(endpoints.listSharedLists, ({ actor }) => listSharedLists(deps, { actor }), { onlyReads: true });
  register(endpoints.endSharedList, ({ actor, params, caller }) =>
    tryWithinLimits(deps, { action: "endSharedList", ip: caller.ip, userId: actor.userId }, async () => {
      await endSharedList(deps, { actor, handle: params.handle });
      return { success: true };
    }),
  );
  register(endpoints.getSharedList, ({ params }) => getSharedList(deps, { id: params.id }));
}
