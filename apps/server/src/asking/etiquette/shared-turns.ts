import { randomUUID } from "node:crypto";
import { eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { buildOnce } from "../../db/statements/build-once.ts";
import type { Db } from "../../db/client.ts";
import { joinStatements } from "../../db/statements/join-statements.ts";
import { jsonParameter } from "../../db/statements/json-parameter.ts";
import { hostPaces } from "../../db/schema/etiquette.ts";
import { turnLifeMs, type FullHost, type ProviderTurns, type Turn } from "./provider-turns.ts";
import { measuredColumns, measuredRow, measuresOf } from "./measured-row.ts";
import { countProcesses } from "./read-others.ts";
import { joinMeasures, nothingNew, type NewMeasures } from "./new-measures.ts";
import { earlierWeight } from "./question-needs.ts";

/**
 * Turns that several server processes share through the database, one short statement each, which those of other hosts
 * at the same moment share: the row of a host holds its next free moment and the requests in flight. Times are the
 * database's, so the servers' clocks may differ.
 */
export function createSharedTurns(db: Db): ProviderTurns {
  /** Stands before the ids of the turns, so that other processes see how many of them ask a host. */
  const own = randomUUID().slice(0, 8);
  /** Host → when this process said last that it waits there. */
  const saidMs = new Map<string, number>();
  const sayThatItWaits = async (host: string) => {
    const now = performance.now();
    if (now - (saidMs.get(host) ?? -Infinity) < wantLifeMs / 2) return;
    if (await noteWant(db, { host, process: own })) saidMs.set(host, now);
  };
  return {
    take: async (host, { paceMs, inFlightMax }) => {
      const id = `${own}:${randomUUID()}`;
      const taken = await takeTurn(db, { host, id, pace_seconds: paceMs / 1000, in_flight_max: inFlightMax });
      if (!("id" in taken)) await sayThatItWaits(host);
      return { ...taken, others: taken.others.filter((name) => name !== own) };
    },
    finish: (host, { id }, measured) => endTurn(db, { host, id, measured }),
    giveBack: async (host, { id, endsAt }, { paceMs }) =>
      void (await giveTurnBack(db).execute({ host, id, endsAt, paceSeconds: paceMs / 1000 })),
  };
}

type AskedTurn = { host: string; id: string; pace_seconds: number; in_flight_max: number };

const takeTurn = joinStatements(async (db, asked: readonly AskedTurn[]) => {
  const taken = new Map<AskedTurn, Turn | FullHost>();
  // A process asks for one turn at a host at a time, so there is one part, unless a database serves several in one.
  for (const part of partsOfOneTurnAHost(asked))
    for (const [turn, answer] of await takeTurns(db, part)) taken.set(turn, answer);
  return asked.map((turn) => taken.get(turn) ?? { oldestMs: 0, others: [] });
});

/** Splits the turns, so that none of the parts names a host twice: a statement cannot change a row twice. */
function partsOfOneTurnAHost(asked: readonly AskedTurn[]): AskedTurn[][] {
  const parts: AskedTurn[][] = [];
  for (const ofHost of Map.groupBy(asked, ({ host }) => host).values())
    for (const [index, turn] of ofHost.entries()) (parts[index] ??= []).push(turn);
  return parts;
}

/** The row of a host that is seen to be full is only read: a process that waits for a place locks nothing. */
async function takeTurns(
  db: Db,
  asked: readonly AskedTurn[],
): Promise<(readonly [AskedTurn, Turn | FullHost])[]> {
  const answered = await db.execute(sql`
    with asked as materialized (
      select host, id, in_flight_max, make_interval(secs => pace_seconds) as pace
      from jsonb_to_recordset(${jsonParameter(asked)})
        as (host text, id text, pace_seconds float8, in_flight_max integer)
    ), seen as materialized (
      select asked.*,
        (select count(*) from jsonb_each(${aliveIn(sql`pace_of.in_flight`)})) as in_flight,
        (select min(value::float8) from jsonb_each(${aliveIn(sql`pace_of.in_flight`)})) as oldest_until,
        array(select split_part(id, ':', 1) from jsonb_object_keys(${aliveIn(sql`pace_of.in_flight`)}) as id
              union select jsonb_object_keys(${aliveIn(sql`pace_of.wanted_by`)})) as processes,
        (${countProcesses}) as alive,
        ${measuredColumns}
      from asked left join host_paces as pace_of
        on pace_of.host = asked.host
        -- Without statistics of a new table, Postgres would read all rows to join a few.
        and pace_of.host = any(${sql.param(asked.map(({ host }) => host))})
    ), taken as (
      insert into host_paces as taken (host, next_start_at, in_flight)
      select host, clock_timestamp() + pace, jsonb_build_object(id, ${epoch(lifeFrom(sql`clock_timestamp()`))})
      from seen
      where in_flight < in_flight_max
      -- All processes lock in one order, so that two with the same hosts cannot deadlock.
      order by host
      on conflict (host) do update
      set
        next_start_at = ${startAt} + ${ofAsked("pace")},
        in_flight = ${aliveIn(sql`taken.in_flight`)}
          || jsonb_build_object(${ofAsked("id")}, ${epoch(lifeFrom(startAt))})
      where (select count(*) from jsonb_each(${aliveIn(sql`taken.in_flight`)})) < ${ofAsked("in_flight_max")}
      returning host, next_start_at
    )
    select seen.host, seen.processes, seen.alive, seen.questions, seen.further, seen.squares, seen.request_ms, taken.next_start_at::text as ends_at,
      1000 * ${epoch(sql`taken.next_start_at - seen.pace - clock_timestamp()`)} as wait_ms,
      1000 * (${epoch(sql`clock_timestamp()`)} - seen.oldest_until) as over_ms
    from seen left join taken using (host)`);
  const rows = new Map(answeredSchema.parse(answered).rows.map((row) => [row.host, row]));
  return asked.map((turn) => [turn, readAnswer(turn, rows.get(turn.host))] as const);
}

/** `over_ms`: since the end of the life of the oldest request in flight, so below 0. */
const answerSchema = z.object({
  host: z.string(),
  processes: z.array(z.string()),
  alive: z.number(),
  ends_at: z.string().nullable(),
  wait_ms: z.number().nullable(),
  over_ms: z.number().nullable(),
  ...measuredRow.shape,
});
const answeredSchema = z.object({ rows: z.array(answerSchema) });

function readAnswer({ id }: AskedTurn, row: z.infer<typeof answerSchema> | undefined): Turn | FullHost {
  const others = row?.processes ?? [];
  const seen = { others, ...(row !== undefined && { processes: row.alive, measured: measuresOf(row) }) };
  if (typeof row?.ends_at === "string")
    return { id, endsAt: row.ends_at, waitMs: Math.max(0, row.wait_ms ?? 0), ...seen };
  // Without a time, the last place was taken while this statement ran.
  return { oldestMs: (row?.over_ms ?? -turnLifeMs) + turnLifeMs, ...seen };
}

/** When a request that takes its turn now may start. */
const startAt = sql`greatest(taken.next_start_at, clock_timestamp())`;

/** Of the turn that is asked for at the host of the row that is changed. */
function ofAsked(column: "pace" | "id" | "in_flight_max"): SQL {
  return sql`(select asked.${sql.identifier(column)} from asked where asked.host = excluded.host)`;
}

/** @returns the requests in flight, or the processes that wait, without those whose time is over */
function aliveIn(untils: SQL): SQL {
  return sql`coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(${untils})
    where value::float8 > ${epoch(sql`clock_timestamp()`)}
  ), '{}'::jsonb)`;
}

function lifeFrom(instant: SQL): SQL {
  return sql`${instant} + make_interval(secs => ${sql.raw(String(turnLifeMs / 1000))})`;
}

/** Longer than a process waits between two looks at a full host; it says anew that it waits after half of it. */
const wantLifeMs = 5_000;

/**
 * Says at full hosts that a process waits for a place, because it may find them full each time that it looks, and those
 * that have the places would never know of it. A row that is locked is left out, so that this waits for no other
 * statement; the process says it when it looks again.
 * @returns for each whether it was said
 */
const noteWant = joinStatements(async (db, wants: readonly { host: string; process: string }[]) => {
  const answered = await db.execute(sql`
    with wants as (
      select host, jsonb_object_agg(process, ${epoch(sql`clock_timestamp()`)} + ${wantLifeMs / 1000}::float8) as untils
      from jsonb_to_recordset(${jsonParameter(wants)}) as (host text, process text)
      group by host
    ), free as (
      select host from host_paces
      where host = any(${sql.param([...new Set(wants.map(({ host }) => host))])})
      for update skip locked
    )
    update host_paces as changed
    set wanted_by = ${aliveIn(sql`changed.wanted_by`)} || wants.untils
    from wants, free
    where changed.host = free.host and wants.host = free.host
    returning changed.host`);
  const said = new Set(saidSchema.parse(answered).rows.map(({ host }) => host));
  return wants.map(({ host }) => said.has(host));
});

const saidSchema = z.object({ rows: z.array(z.object({ host: z.string() })) });

type EndedTurn = { host: string; id: string; measured: NewMeasures };

/** Frees the places, and adds what was measured to what all processes know of the host. */
const endTurn = joinStatements(async (db, ended: readonly EndedTurn[]) => {
  const hosts = [...Map.groupBy(ended, ({ host }) => host)].map(([host, turns]) => {
    const { tookMs, ...sums } = turns.map(({ measured }) => measured).reduce(joinMeasures, nothingNew);
    return {
      host,
      ids: turns.map(({ id }) => id),
      ...sums,
      took_ms: sums.requests === 0 ? 0 : tookMs / sums.requests,
    };
  });
  await db.execute(sql`
    with ended as (
      select host, array(select jsonb_array_elements_text(ids)) as ids, questions, further, squares, requests, took_ms
      from jsonb_to_recordset(${jsonParameter(hosts)}) as (host text, ids jsonb, questions float8, further float8,
        squares float8, requests float8, took_ms float8)
    ), locked as (
      select host from host_paces
      where host = any(${sql.param(hosts.map(({ host }) => host))})
      -- In the order in which turns are taken.
      order by host
      for update
    )
    update host_paces as changed
    set in_flight = changed.in_flight - ended.ids,
      questions = changed.questions * ${laterWeight} + ended.questions,
      further_requests = changed.further_requests * ${laterWeight} + ended.further,
      further_squares = changed.further_squares * ${laterWeight} + ended.squares,
      request_ms = case when changed.request_ms = 0 then ended.took_ms
        else ended.took_ms + (changed.request_ms - ended.took_ms) * power(${requestWeight}::float8, ended.requests) end
    from ended, locked
    where changed.host = locked.host and ended.host = locked.host`);
  return ended.map(() => undefined);
});

/** How much what was known of questions counts after those that ended. */
const laterWeight = sql`power(${sql.raw(String(earlierWeight))}::float8, ended.questions)`;
/** How much the time of earlier requests counts after one more. */
const requestWeight = sql.raw("0.9");

const giveTurnBack = buildOnce((db) =>
  db
    .update(hostPaces)
    .set({
      inFlight: sql`${hostPaces.inFlight} - ${sql.placeholder("id")}::text`,
      nextStartAt: sql`case when ${hostPaces.nextStartAt} = ${sql.placeholder("endsAt")}::timestamptz
        then ${hostPaces.nextStartAt} - make_interval(secs => ${sql.placeholder("paceSeconds")}::float8)
        else ${hostPaces.nextStartAt} end`,
    })
    .where(eq(hostPaces.host, sql.placeholder("host")))
    .prepare("give_turn_back"),
);

function epoch(instant: SQL): SQL {
  return sql`extract(epoch from ${instant})::float8`;
}
