import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "#lib/api.ts";
import { CallError } from "#lib/call-endpoint.ts";

/** A vacancy by its id. A refusal stays one, so it is not asked for again. */
export function postingQuery(id: string) {
  return queryOptions({
    queryKey: ["posting", id],
    queryFn: ({ signal }) => callEndpoint("getJob", { params: { id }, signal }),
    ...askedOnce,
  });
}

/** What everybody may see of a vacancy. */
export function sharedPostingQuery(id: string) {
  return queryOptions({
    queryKey: ["shared posting", id],
    queryFn: ({ signal }) => callEndpoint("getSharedJob", { params: { id }, signal }),
    ...askedOnce,
  });
}

const askedOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: (failures: number, error: Error) => !isMissing(error) && failures < 1,
};

/** @returns whether the server says that there is no such vacancy, or no such id */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status !== null && missingStatuses.has(error.status);
}

const missingStatuses = new Set([400, 404, 414]);
