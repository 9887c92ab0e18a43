import { endpoints } from "@vagou/contract/endpoints";
import type { Deps } from "../deps.ts";
import type { RegisterEndpoint } from "../http/register-endpoint.ts";
import type { FoundAnswer } from "./found-answer.ts";
import { searchProviders } from "./search-providers.ts";
import { createSingleFlight } from "./single-flight.ts";

export function searchRoutes(register: RegisterEndpoint, deps: Deps): void {
  const flights = createSingleFlight<FoundAnswer>();
  register(endpoints.searchJobs, ({ actor, body, idempotencyKey, caller, signal }) =>
    searchProviders(
      { ...deps, flights },
      {
        actor,
        filters: { query: body.query, city: body.city, state: body.state },
        services: body.services,
        idempotencyKey,
        caller,
        signal,
      },
    ),
  );
}
