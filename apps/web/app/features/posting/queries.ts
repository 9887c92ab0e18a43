import { queryOptions } from "@tanstack/react-query";
import type { SharedJob } from "@vagou/contract/api/answers";
import type { SharedList } from "@vagou/contract/saved/saved-vacancies";
import { callEndpoint } from "#lib/api/api.ts";
import { CallError } from "#lib/api/call-endpoint.ts";

/** A vacancy by its id. A refusal is final, so the call is not retried. */
export function postingQuery(id: string) {
  return queryOptions({
    queryKey: ["posting", id],
    queryFn: ({ signal }) => callEndpoint("getJob", { params: { id }, signal }),
    ...askedOnce,
  });
}

/** The part of a vacancy that is public; null when there is no such vacancy. */
export function sharedPostingQuery(id: string) {
  return queryOptions({
    queryKey: ["shared posting", id],
    queryFn: ({ signal }): Promise<SharedJob | null> =>
      callEndpoint("getSharedJob", { params: { id }, signal }).catch(nullIfMissing),
    ...askedOnce,
  });
}

/** A list that a person shared; null when there is no such list, or not any more. */
export function sharedListQuery(id: string) {
  return queryOptions({
    queryKey: ["shared list", id],
    queryFn: ({ signal }): Promise<SharedList | null> =>
      callEndpoint("getSharedList", { params: { id }, signal }).catch(nullIfMissing),
    ...askedOnce,
  });
}

const askedOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: (failures: number, error: Error) => !isMissing(error) && failures < 1,
};

/** @returns whether the server says that there is no such vacancy or list, or no such id */
export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status !== null && missingStatuses.has(error.status);
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

const missingStatuses = new Set([400, 404, 414]);
