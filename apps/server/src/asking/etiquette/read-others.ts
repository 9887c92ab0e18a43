import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { measuredColumns, measuredRow, measuresOf } from "./measured-row.ts";
import type { KnownOfOthers } from "./provider-lines.ts";

/** How many processes of the server live. One that has just started may not have said so yet. */
export const countProcesses = sql`
  select greatest(1, count(*))::integer as processes from server_processes where alive_until > clock_timestamp()`;

/**
 * @returns how many processes of the server live, and what they measured at each host: what a process tells people of
 *   our lines before it has asked a portal itself
 */
export async function readOthers(db: Db): Promise<KnownOfOthers> {
  const read = await db.execute(sql`
    select pace_of.host, ${measuredColumns}, alive.processes
    from (${countProcesses}) as alive
    left join host_paces as pace_of on true`);
  const { rows } = readSchema.parse(read);
  return {
    processes: rows[0]?.processes ?? 1,
    hosts: new Map(rows.flatMap(({ host, ...row }) => (host === null ? [] : [[host, measuresOf(row)]]))),
  };
}

const readSchema = z.object({
  rows: z.array(z.object({ host: z.string().nullable(), processes: z.number(), ...measuredRow.shape })),
});
