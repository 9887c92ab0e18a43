import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { measuredColumns, measuredRow, measuresOf } from "./measured-row.ts";
import type { KnownOfOthers } from "./provider-lines.ts";

/**
 * @returns how many processes of the server live, and what they measured at each host: what a process tells people of
 *   our lines before it has asked a portal itself
 */
export async function readOthers(db: Db): Promise<KnownOfOthers> {
  const read = await db.execute(sql`
    select pace_of.host, ${measuredColumns}, alive.processes
    from (
      select count(*)::integer as processes from server_processes where alive_until > clock_timestamp()
    ) as alive
    left join host_paces as pace_of on true`);
  const { rows } = readSchema.parse(read);
  return {
    processes: Math.max(1, rows[0]?.processes ?? 1),
    hosts: new Map(rows.flatMap(({ host, ...row }) => (host === null ? [] : [[host, measuresOf(row)]]))),
  };
}

const readSchema = z.object({
  rows: z.array(z.object({ host: z.string().nullable(), processes: z.number(), ...measuredRow.shape })),
});
