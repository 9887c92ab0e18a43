import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "#lib/api/api.ts";

/** The 27 states, by name. They do not change in a visit. */
export const statesQuery = queryOptions({
  queryKey: ["states"],
  queryFn: ({ signal }) => callEndpoint("listStates", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The municipalities of a state, by name; asks nothing until a state is chosen. */
export function municipalitiesQuery(uf: string) {
  return queryOptions({
    queryKey: ["municipalities", uf],
    queryFn: ({ signal }) => callEndpoint("listMunicipalities", { params: { uf }, signal }),
    enabled: uf !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What each portal usually brings for these words. It is extra: a failure is not tried again. */
export function expectationsQuery(asked: { query: string; city: string; state: string }) {
  return queryOptions({
    queryKey: ["expectations", asked],
    queryFn: ({ signal }) => callEndpoint("listExpectations", { query: asked, signal }),
    staleTime: 60_000,
    retry: false,
  });
}

/** The waits in our queues of the portals, fetched while a search takes long. */
export const linesQuery = queryOptions({
  queryKey: ["lines"],
  queryFn: ({ signal }) => callEndpoint("listLines", { signal }),
  refetchInterval: 3_000,
  staleTime: 0,
  gcTime: 0,
  retry: false,
});
