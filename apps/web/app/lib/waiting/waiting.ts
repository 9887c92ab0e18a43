import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { callEndpoint } from "../api/api.ts";
import { CallError, sentenceOf } from "../api/call-endpoint.ts";
import { isFinalRefusal } from "../api/is-final-refusal.ts";
import { readItem, removeItem, watchItem, writeItem } from "../device/browser-storage.ts";
import { saveBody } from "../marks/save-body.ts";
import { readLiveSession, readOwnerId } from "../session/session.ts";
import { showToast } from "#ui/toasts/toast.ts";
import { createWaiting, waitingKey } from "./create-waiting.ts";
import { NotesTooLong, sendTask } from "./send-task.ts";
import { askForSavedList, noteSavedChange } from "./note-saved-change.ts";
import { waitingTexts } from "./texts.ts";
import type { Waiting } from "./waiting-tasks.ts";

/** What the person who is signed in did without a connection. */
export const waiting = createWaiting({
  device: {
    read: (key) => readItem("local", key),
    write: (key, value) => writeItem("local", key, value),
    remove: (key) => removeItem("local", key),
  },
  person: readOwnerId,
  send: (task, userId) => {
    // A task takes up to two calls, and the person may log out between them.
    const call: typeof callEndpoint = async (name, options) => {
      if (readOwnerId() !== userId) throw new Error("another person is signed in");
      return await callEndpoint(name, options);
    };
    return sendTask(task, {
      save: (id, postings) => call("saveVacancy", { body: saveBody(id, postings) }),
      read: (id) => call("getSavedVacancy", { params: { id } }),
      change: (id, body) => call("changeSavedVacancy", { params: { id }, body }),
      remove: (id) => call("removeSavedVacancy", { params: { id } }).catch(ignoreGone),
      message: (message, idempotencyKey) => call("sendFeedback", { body: { message }, idempotencyKey }),
    });
  },
  isFinal: (error) => error instanceof NotesTooLong || isFinalRefusal(error),
  describe: (task, error) => {
    const why =
      error instanceof NotesTooLong
        ? waitingTexts.notesTooLong
        : error instanceof CallError && error.code === "saved_not_found"
          ? waitingTexts.gone
          : sentenceOf(error, waitingTexts.refused);
    showToast({ tone: "error", title: waitingTexts.refusedTitle(task), text: why });
    return why;
  },
  onSent: (userId, task, { vacancy, overruled }) => {
    noteSavedChange(cache, { userId, task, vacancy });
    if (overruled === true && task.kind === "change" && vacancy !== undefined)
      showToast({ tone: "info", title: waitingTexts.overruled(task.title) });
    if (task.kind === "message") showToast({ tone: "success", title: waitingTexts.messageSent });
  },
  onEnd: (userId) => askForSavedList(cache, userId),
  alone: async (work) => {
    // Where a browser has no locks, each task is still told apart by its key or its values.
    if (!("locks" in navigator)) return work();
    await navigator.locks.request("waiting", work);
  },
  later: (work) => {
    clearTimeout(timer);
    timer = setTimeout(work, laterMs);
  },
});

/**
 * For pages of the person who is signed in: shows what waits for them, sends it now and whenever the connection comes
 * back, and follows other tabs.
 */
export function openWaiting(): void {
  const session = readLiveSession(Date.now());
  if (session === null) return;
  const { id } = session.user;
  waiting.open(id);
  if (watched === id) return;
  stopWatching();
  const stop = watchItem(waitingKey(id), waiting.refresh);
  window.addEventListener("online", waiting.send);
  watched = id;
  stopWatching = () => {
    stop();
    window.removeEventListener("online", waiting.send);
  };
}

/** @returns what `select` gives of what waits, again whenever that changes; select a primitive value */
export function useWaiting<Value>(select: (waiting: Waiting) => Value): Value {
  const read = () => select(waiting.read());
  return useSyncExternalStore(waiting.subscribe, read, read);
}

/** For the page of the saved vacancies: what is sent from now on changes its list in the cache. */
export function noteSavedIn(client: QueryClient): void {
  cache = client;
}

/** True for a failure of the network: our server may not have heard of the call. */
export function isUnreached(error: unknown): boolean {
  return error instanceof TypeError;
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof CallError) || error.code !== "saved_not_found") throw error;
}

let cache: QueryClient | null = null;
let watched: string | null = null;
let stopWatching = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;
/** Browsers say that the connection is back before the first call gets through. */
const laterMs = 15_000;
