import { type SavedStatus, savedStatuses } from "@vagou/contract/saved/saved-statuses";
import { fieldsOf, readKeptFields, textsIn } from "../device/kept-json.ts";
import type { RefusedTask, SavedChanges, Waiting, WaitingTask } from "./waiting-tasks.ts";

/** @returns what the device keeps, as text */
export function writeKeptWaiting(waiting: Waiting): string {
  return JSON.stringify(waiting);
}

/** @param text what the device keeps; parts that cannot be read are left out */
export function parseKeptWaiting(text: string | null): Waiting {
  const kept = readKeptFields(text);
  return {
    tasks: listIn(kept["tasks"]).flatMap(readTask),
    refused: listIn(kept["refused"]).flatMap(readRefused),
  };
}

function readRefused(value: unknown): RefusedTask[] {
  const { task, why } = fieldsOf(value);
  return typeof why === "string" ? readTask(task).map((one) => ({ task: one, why })) : [];
}

function readTask(value: unknown): WaitingTask[] {
  const { kind, id, at, postingId, title, changes, seen, saves, postings, text } = fieldsOf(value);
  if (typeof id !== "string" || typeof at !== "string") return [];
  if (kind === "message") return typeof text === "string" ? [{ kind, id, at, text }] : [];
  if (typeof postingId !== "string" || typeof title !== "string") return [];
  if (kind === "remove") return [{ kind, id, at, postingId, title }];
  if (kind !== "change") return [];
  const change = { id, at, postingId, title, changes: readChanges(changes), seen: readChanges(seen) };
  return [{ kind, ...change, ...(saves === true && { saves, postings: textsIn(postings) }) }];
}

function readChanges(value: unknown): SavedChanges {
  const { status, note, next_step: step, next_step_on: day } = fieldsOf(value);
  return {
    ...(isSavedStatus(status) && { status }),
    ...(typeof note === "string" && { note }),
    ...(typeof step === "string" && { next_step: step }),
    ...((day === null || typeof day === "string") && { next_step_on: day }),
  };
}

function isSavedStatus(value: unknown): value is SavedStatus {
  return savedStatuses.some((status) => status === value);
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
