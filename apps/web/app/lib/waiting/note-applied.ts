import { callEndpoint } from "../api/api.ts";
import type { Departed } from "../marks/create-departures.ts";
import { marks } from "../marks/marks.ts";
import { isUnreached, openWaiting, waiting } from "./waiting.ts";

/**
 * Saves a vacancy and notes that the person applied, or has both wait on the device for the connection.
 * @throws CallError where the server refuses it; a failure of the network where the device cannot keep it
 */
export async function noteApplied(userId: string, { id, title }: Departed): Promise<"told" | "waits"> {
  openWaiting();
  const changes = { status: "applied" } as const;
  // Nothing overtakes what already waits for the same vacancy.
  const isNext = !waiting.read().tasks.some((task) => task.kind !== "message" && task.postingId === id);
  let told: "told" | "waits" = "told";
  try {
    if (!isNext || !navigator.onLine) throw new TypeError("It has to wait");
    await callEndpoint("saveVacancy", { body: { posting_id: id } });
    await callEndpoint("changeSavedVacancy", { params: { id }, body: changes });
  } catch (error) {
    const task = { kind: "change", id: crypto.randomUUID(), at: new Date().toISOString() } as const;
    // A vacancy that is only now saved has this status since a moment after `at`; it is no later word of another device.
    const seen = { status: "saved" } as const;
    const isKept =
      isUnreached(error) && waiting.add({ ...task, postingId: id, title, changes, seen, saves: true });
    if (!isKept) throw error;
    told = "waits";
  }
  marks.noteSaved(userId, id, true);
  return told;
}
