import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "./api.ts";

/** This installation's providers, bonuses and stand-ins: they change with a deployment, not during a visit. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => callEndpoint("getSettings", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
