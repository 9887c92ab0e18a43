import { randomUUID } from "node:crypto";
import { eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { hostPaces } from "../../db/schema/etiquette.ts";
import { turnLifeMs, type ProviderTurns } from "./provider-turns.ts";

/**
 * Turns that several server processes share through the database, one short statement each: the row of a host
 * holds its next free moment and the requests in flight. Times are the database's, so the servers' clocks may differ.
 */
export function createSharedTurns(db: Db): ProviderTurns {
  return {
    take: async (host, { paceMs, inFlightMax }) => {
      const id = randomUUID();
      const pace = seconds(paceMs);
      const life = seconds(turnLifeMs);
      const [taken] = await db
        .insert(hostPaces)
        .values({
          host,
          nextStartAt: sql`clock_timestamp() + ${pace}`,
          inFlight: sql`jsonb_build_object(${id}::text, ${epoch(sql`clock_timestamp() + ${life}`)})`,
        })
        .onConflictDoUpdate({
          target: hostPaces.host,
          set: {
            nextStartAt: sql`${startOf} + ${pace}`,
            inFlight: sql`${alive} || jsonb_build_object(${id}::text, ${epoch(sql`${startOf} + ${life}`)})`,
          },
          setWhere: sql`(select count(*) from jsonb_each(${alive})) < ${inFlightMax}`,
        })
        .returning({
          endsAt: sql<string>`${hostPaces.nextStartAt}::text`,
          waitMs: sql`1000 * ${epoch(sql`${hostPaces.nextStartAt} - ${pace} - clock_timestamp()`)}`.mapWith(
            Number,
          ),
        });
      return taken === undefined ? null : { id, endsAt: taken.endsAt, waitMs: Math.max(0, taken.waitMs) };
    },
    finish: async (host, { id }) => {
      await db
        .update(hostPaces)
        .set({ inFlight: sql`${hostPaces.inFlight} - ${id}::text` })
        .where(eq(hostPaces.host, host));
    },
    giveBack: async (host, { id, endsAt }, { paceMs }) => {
      const { nextStartAt, inFlight } = hostPaces;
      await db
        .update(hostPaces)
        .set({
          inFlight: sql`${inFlight} - ${id}::text`,
          nextStartAt: sql`case when ${nextStartAt} = ${endsAt}::timestamptz
            then ${nextStartAt} - ${seconds(paceMs)} else ${nextStartAt} end`,
        })
        .where(eq(hostPaces.host, host));
    },
  };
}

/** When a request that takes its turn now may start. */
const startOf = sql`greatest(${hostPaces.nextStartAt}, clock_timestamp())`;

/** The requests in flight without those whose process died. */
const alive = sql`coalesce((
  select jsonb_object_agg(key, value) from jsonb_each(${hostPaces.inFlight})
  where value::float8 > extract(epoch from clock_timestamp())
), '{}'::jsonb)`;

function epoch(instant: SQL): SQL {
  return sql`extract(epoch from ${instant})::float8`;
}

function seconds(ms: number): SQL {
  return sql`make_interval(secs => ${ms / 1000}::float8)`;
}
