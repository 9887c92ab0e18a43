import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { BodyOf } from "@vagou/contract/endpoints";
import type { SavedVacancy } from "@vagou/contract/saved-vacancies";
import { callEndpoint } from "#lib/api/api.ts";
import { sentenceOf } from "#lib/api/call-endpoint.ts";
import { marks } from "#lib/marks/marks.ts";
import { showToast } from "#ui/toast.ts";
import { savedTexts } from "./texts.ts";

/** The saved vacancies of `userId`, the last saved first. */
export function savedQuery(userId: string) {
  return queryOptions({
    queryKey: ["person", userId, "saved"],
    queryFn: async ({ signal }) => {
      const { vacancies } = await callEndpoint("listSavedVacancies", { signal });
      marks.noteSaved(vacancies.map(({ id }) => id));
      return vacancies;
    },
    // Vacancies are saved on other pages.
    refetchOnMount: "always",
  });
}

/** A saved vacancy of `userId` with the text of its posting. */
export function savedTextQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: ["person", userId, "saved-text", id],
    queryFn: ({ signal }) => callEndpoint("getSavedVacancy", { params: { id }, signal }),
    // Without a connection it fails, and the person can ask for it again.
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * How a change is made: without a connection it fails at once, and what the person typed stays in its field. A change
 * that waits for the connection would be lost without a word when the page is closed.
 * @param failed what to say when the server gives no reason
 */
export function changing(failed: string) {
  return {
    networkMode: "always",
    onError: (error: Error) =>
      showToast({
        tone: "error",
        title: sentenceOf(error, failed),
        ...(navigator.onLine ? {} : { text: savedTexts.offline }),
      }),
  } as const;
}

export type SavedChanges = NonNullable<BodyOf<"changeSavedVacancy">>;

/** @throws CallError `saved_not_found` */
export async function changeSaved(
  client: QueryClient,
  { userId, id, changes }: { userId: string; id: string; changes: SavedChanges },
): Promise<void> {
  const changed = await callEndpoint("changeSavedVacancy", { params: { id }, body: changes });
  replaceSaved(client, userId, changed);
}

export async function removeSaved(id: string): Promise<void> {
  await callEndpoint("removeSavedVacancy", { params: { id } });
  noteSaved(id, false);
}

/** Brings back what was removed lately. @throws CallError `job_not_found`, `saved_full` */
export async function restoreSaved(client: QueryClient, userId: string, id: string): Promise<void> {
  const restored = await callEndpoint("saveVacancy", { body: { posting_id: id } });
  noteSaved(id, true);
  replaceSaved(client, userId, restored);
}

function replaceSaved(client: QueryClient, userId: string, vacancy: SavedVacancy): void {
  client.setQueryData(savedQuery(userId).queryKey, (all) =>
    all?.map((other) => (other.id === vacancy.id ? vacancy : other)),
  );
}

/** The lists of results show it too. */
function noteSaved(id: string, isSaved: boolean): void {
  const others = [...marks.read().saved].filter((saved) => saved !== id);
  marks.noteSaved(isSaved ? [...others, id] : others);
}

/** The links that `userId` made and that can still be opened. */
export function sharedListsQuery(userId: string) {
  return queryOptions({
    queryKey: ["person", userId, "shared-lists"],
    queryFn: async ({ signal }) => (await callEndpoint("listSharedLists", { signal })).lists,
    // Without a connection it fails, and the person can ask for it again.
    networkMode: "always",
    refetchOnMount: "always",
  });
}

/** @throws CallError `shared_list_not_found` when it ended meanwhile */
export async function endSharedList(client: QueryClient, userId: string, handle: string): Promise<void> {
  await callEndpoint("endSharedList", { params: { handle } });
  client.setQueryData(sharedListsQuery(userId).queryKey, (all) =>
    all?.filter((list) => list.handle !== handle),
  );
}

/** Makes a public page of saved vacancies. @returns the id of its address, and until when it can be opened */
export async function shareList(
  client: QueryClient,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; expiresAt: Date }> {
  const { id, expires_at: expiresAt } = await callEndpoint("shareList", { body: { posting_ids: [...ids] } });
  void client.invalidateQueries({ queryKey: sharedListsQuery(userId).queryKey });
  return { id, expiresAt: new Date(expiresAt) };
}
