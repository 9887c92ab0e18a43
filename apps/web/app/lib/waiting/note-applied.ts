import { callEndpoint } from "../api/api.ts";
import type { Departed } from "../marks/create-departures.ts";
import { marks } from "../marks/marks.ts";
import { saveBody } from "../marks/save-body.ts";
import { tellOrWait, type Told } from "./tell-or-wait.ts";
import { openWaiting } from "./waiting.ts";

/**
 * Saves a vacancy and notes that the person applied, or has both wait on the device for the connection.
 * @throws CallError where the server refuses it; a failure of the network where the device cannot keep it
 */
export async function noteApplied(userId: string, { id, title, postings }: Departed): Promise<Told> {
  openWaiting();
  const changes = { status: "applied" } as const;
  const told = await tellOrWait(
    async () => {
      await callEndpoint("saveVacancy", { body: saveBody(id, postings) });
      await callEndpoint("changeSavedVacancy", { params: { id }, body: changes });
    },
    {
      kind: "change",
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      postingId: id,
      title,
      changes,
      // A vacancy that is only now saved has this status since a moment after `at`; it is no later word of another device.
      seen: { status: "saved" },
      saves: true,
      postings,
    },
  );
  marks.noteSaved(userId, id, true);
  return told;
}
