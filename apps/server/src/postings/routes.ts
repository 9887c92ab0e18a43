import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { getPosting } from "./get-posting.ts";
import { getSharedPosting } from "./get-shared-posting.ts";

export function postingRoutes(register: RegisterEndpoint, deps: Deps): void {
  register(endpoints.getJob, ({ params }) => getPosting(deps, { id: params.id }), { onlyReads: true });
  register(endpoints.getSharedJob, ({ params }) => getSharedPosting(deps, { id: params.id }));
}
