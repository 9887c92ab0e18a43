import type { WaitingTask } from "./waiting-tasks.ts";
import { isUnreached, waiting } from "./waiting.ts";

/** Whether the server knows of a change, or it waits on this device for the connection. */
export type Told = "told" | "waits";

/**
 * Makes a call, or has its task wait. Nothing overtakes what already waits for the same vacancy.
 * @throws what `call` threw where the server refused it, or where the device cannot keep the task
 */
export async function tellOrWait(
  call: () => Promise<void>,
  task: Exclude<WaitingTask, { kind: "message" }>,
): Promise<Told> {
  const isNext = !waiting
    .read()
    .tasks.some((other) => other.kind !== "message" && other.postingId === task.postingId);
  try {
    if (!isNext || !navigator.onLine) throw new TypeError("It has to wait");
    await call();
    return "told";
  } catch (error) {
    if (!isUnreached(error) || !waiting.add(task)) throw error;
    return "waits";
  }
}
