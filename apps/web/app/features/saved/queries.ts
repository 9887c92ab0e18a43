import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { callEndpoint } from "#lib/api/api.ts";
import { sentenceOf, supportCodeOf } from "#lib/api/call-endpoint.ts";
import { marks } from "#lib/marks/marks.ts";
import { savedListKey } from "#lib/waiting/note-saved-change.ts";
import type { SavedChanges } from "#lib/waiting/waiting-tasks.ts";
import { tellOrWait, type Told } from "#lib/waiting/tell-or-wait.ts";
import { waiting } from "#lib/waiting/waiting.ts";
import { showToast } from "#ui/toasts/toast.ts";
import { changedFields } from "./changed-fields.ts";
import { savedTexts, titleOf } from "./texts.ts";

/** The saved vacancies of `userId`, the last saved first. */
export function savedQuery(userId: string) {
  return queryOptions({
    queryKey: savedListKey(userId),
    queryFn: async ({ signal }) => {
      // What the person saved a moment ago, on the page before this one, may wait on the device.
      await marks.send();
      const { vacancies } = await callEndpoint("listSavedVacancies", { signal });
      marks.noteListed(
        userId,
        vacancies.map(({ id }) => id),
      );
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
 * How a change is made: at once, also without a connection, where it waits on the device. A change that the server
 * refuses, or that the device cannot keep, fails, and what the person typed stays in its field.
 * @param failed what to say when the server gives no reason
 */
export function changing(failed: string) {
  return {
    networkMode: "always",
    onError: (error: Error) =>
      showToast({
        tone: "error",
        title: sentenceOf(error, failed),
        supportCode: supportCodeOf(error),
        ...(navigator.onLine ? {} : { text: savedTexts.offline }),
      }),
  } as const;
}

/**
 * @param change.vacancy as the person saw it before; only fields that differ from it are sent
 * @param change.isLast false where another change follows at once, so that the list does not show this one
 * @throws CallError `saved_not_found`
 */
export async function changeSaved(
  client: QueryClient,
  { userId, vacancy, changes, isLast = () => true }: SavedChange,
): Promise<Told> {
  const { id } = vacancy;
  const own = changedFields(vacancy, changes);
  if (Object.keys(own.changes).length === 0) return "told";
  return tellOrWait(
    async () => {
      const changed = await callEndpoint("changeSavedVacancy", { params: { id }, body: own.changes });
      if (isLast()) replaceSaved(client, userId, changed);
    },
    { kind: "change", ...newTask(vacancy), ...own },
  );
}

type SavedChange = { userId: string; vacancy: SavedVacancy; changes: SavedChanges; isLast?: () => boolean };

export async function removeSaved(userId: string, vacancy: SavedVacancy): Promise<Told> {
  const { id } = vacancy;
  return tellOrWait(
    async () => {
      await callEndpoint("removeSavedVacancy", { params: { id } });
      marks.noteSaved(userId, id, false);
    },
    { kind: "remove", ...newTask(vacancy) },
  );
}

function newTask(vacancy: SavedVacancy) {
  return {
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    postingId: vacancy.id,
    title: titleOf(vacancy),
  };
}

/** Brings back what was removed lately. @throws CallError `job_not_found`, `saved_full` */
export async function restoreSaved(client: QueryClient, userId: string, id: string): Promise<void> {
  if (waiting.takeBack((task) => task.kind === "remove" && task.postingId === id)) return;
  const restored = await callEndpoint("saveVacancy", { body: { posting_id: id } });
  marks.noteSaved(userId, id, true);
  replaceSaved(client, userId, restored);
}

function replaceSaved(client: QueryClient, userId: string, vacancy: SavedVacancy): void {
  client.setQueryData(savedQuery(userId).queryKey, (all) =>
    all?.map((other) => (other.id === vacancy.id ? vacancy : other)),
  );
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
