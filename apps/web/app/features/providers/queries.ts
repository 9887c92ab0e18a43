import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "#lib/api/api.ts";

/** How each portal answered in the last seven days; the server counts once a minute. */
export const providersQuery = queryOptions({
  queryKey: ["providers"],
  queryFn: ({ signal }) => callEndpoint("listProviders", { signal }),
  staleTime: 60_000,
});
