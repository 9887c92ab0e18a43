import { endpoints } from "@vagou/contract/api/endpoints";
import { AppError } from "../errors.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { listMunicipalities, listStates } from "./places.ts";

export function locationRoutes(register: RegisterEndpoint): void {
  register(endpoints.listStates, async ({ reply }) => {
    reply.header("cache-control", "public, max-age=86400");
    return [...listStates()];
  });
  register(endpoints.listMunicipalities, async ({ params, reply }) => {
    const list = listMunicipalities(params.uf);
    if (list === undefined) throw new AppError("not_found");
    reply.header("cache-control", "public, max-age=86400");
    return [...list];
  });
}
