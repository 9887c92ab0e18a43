import { endpoints } from "@vagou/contract/api/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import { createProviderList } from "./list-providers.ts";

export function providerHealthRoutes(register: RegisterEndpoint, deps: Deps): void {
  const listProviders = createProviderList(deps);
  register(endpoints.listProviders, () => listProviders());
}
