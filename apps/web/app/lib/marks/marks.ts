import { useSyncExternalStore } from "react";
import { callEndpoint } from "../api/api.ts";
import { sentenceOf } from "../api/call-endpoint.ts";
import { isFinalRefusal } from "../api/is-final-refusal.ts";
import { readItem, writeItem } from "../device/browser-storage.ts";
import { readLiveSession, readOwnerId } from "../session/session.ts";
import { showToast } from "#ui/toasts/toast.ts";
import { createMarks, type ShownMarks } from "./create-marks.ts";
import { saveBody } from "./save-body.ts";
import { markTexts } from "./texts.ts";

/** The marks of the person who is signed in on this device. */
export const marks = createMarks({
  person: readOwnerId,
  device: {
    read: (key) => readItem("local", key),
    write: (key, value) => writeItem("local", key, value),
  },
  server: {
    list: () => callEndpoint("listMarks"),
    mark: (body) => callEndpoint("setMarks", { body }),
    save: (id, postings) => callEndpoint("saveVacancy", { body: saveBody(id, postings) }),
    remove: (id) => callEndpoint("removeSavedVacancy", { params: { id } }),
  },
  isFinal: isFinalRefusal,
  onRefused: (error) => showToast({ tone: "error", title: sentenceOf(error, markTexts.saveFailed) }),
  soon: (work) => {
    clearTimeout(timer);
    timer = setTimeout(work, soonMs);
  },
});

/** For the loader of a page of a person who is signed in: their marks, from now on. */
export function openMarks(): void {
  const session = readLiveSession(Date.now());
  if (session !== null) marks.open(session.user.id);
}

/** @returns what `select` gives of the marks, again whenever that changes; select a primitive value */
export function useMarks<Value>(select: (marks: ShownMarks) => Value): Value {
  const read = () => select(marks.read());
  return useSyncExternalStore(watchMarks, read, read);
}

function watchMarks(listener: () => void): () => void {
  const stop = marks.subscribe(listener);
  if (watchers === 0) window.addEventListener("online", sendMarks);
  watchers += 1;
  return () => {
    stop();
    watchers -= 1;
    if (watchers === 0) window.removeEventListener("online", sendMarks);
  };
}

const sendMarks = () => void marks.send();

let timer: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;
/** Several vacancies are opened one after the other; one call tells of all. */
const soonMs = 1_000;
