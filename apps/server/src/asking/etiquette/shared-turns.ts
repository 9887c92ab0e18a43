import { randomUUID } from "node:crypto";
import { eq, sql, type SQL } from "drizzle-orm";
import { buildOnce } from "../../db/build-once.ts";
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
      const asked = { host, id, paceSeconds: paceMs / 1000, inFlightMax };
      const [taken] = await takeTurn(db).execute(asked);
      return taken === undefined ? null : { id, endsAt: taken.endsAt, waitMs: Math.max(0, taken.waitMs) };
    },
    finish: async (host, { id }) => void (await endTurn(db).execute({ host, id })),
    giveBack: async (host, { id, endsAt }, { paceMs }) =>
      void (await giveTurnBack(db).execute({ host, id, endsAt, paceSeconds: paceMs / 1000 })),
  };
}

/** When a request that takes its turn now may start. */
const startOf = sql`greatest(${hostPaces.nextStartAt}, clock_timestamp())`;

/** The requests in flight without those whose process died. */
const alive = sql`coalesce((
  select jsonb_object_agg(key, value) from jsonb_each(${hostPaces.inFlight})
  where value::float8 > extract(epoch from clock_timestamp())
), '{}'::jsonb)`;

const askedHost = sql.placeholder("host");
const turnId = sql`${sql.placeholder("id")}::text`;
const pace = sql`make_interval(secs => ${sql.placeholder("paceSeconds")}::float8)`;
const life = sql.raw(`make_interval(secs => ${turnLifeMs / 1000})`);

const takeTurn = buildOnce((db) =>
  db
    .insert(hostPaces)
    .values({
      host: askedHost,
      nextStartAt: sql`clock_timestamp() + ${pace}`,
      inFlight: sql`jsonb_build_object(${turnId}, ${epoch(sql`clock_timestamp() + ${life}`)})`,
    })
    .onConflictDoUpdate({
      target: hostPaces.host,
      set: {
        nextStartAt: sql`${startOf} + ${pace}`,
        inFlight: sql`${alive} || jsonb_build_object(${turnId}, ${epoch(sql`${startOf} + ${life}`)})`,
      },
      setWhere: sql`(select count(*) from jsonb_each(${alive})) < ${sql.placeholder("inFlightMax")}::integer`,
    })
    .returning({
      endsAt: sql<string>`${hostPaces.nextStartAt}::text`,
      waitMs: sql`1000 * ${epoch(sql`${hostPaces.nextStartAt} - ${pace} - clock_timestamp()`)}`.mapWith(
        Number,
      ),
    })
    .prepare("take_turn"),
);

const endTurn = buildOnce((db) =>
  db
    .update(hostPaces)
    .set({ inFlight: sql`${hostPaces.inFlight} - ${turnId}` })
    .where(eq(hostPaces.host, askedHost))
    .prepare("end_turn"),
);

const giveTurnBack = buildOnce((db) =>
  db
    .update(hostPaces)
    .set({
      inFlight: sql`${hostPaces.inFlight} - ${turnId}`,
      nextStartAt: sql`case when ${hostPaces.nextStartAt} = ${sql.placeholder("endsAt")}::timestamptz
        then ${hostPaces.nextStartAt} - ${pace} else ${hostPaces.nextStartAt} end`,
    })
    .where(eq(hostPaces.host, askedHost))
    .prepare("give_turn_back"),
);

function epoch(instant: SQL): SQL {
  return sql`extract(epoch from ${instant})::float8`;
}
