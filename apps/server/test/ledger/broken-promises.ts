import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../src/db/client.ts";

/**
 * Checks in the database the promises to people that cannot be checked on a single account.
 * @param at the present time, directly after old holds were given back
 * @returns the promises that are broken for these people, as sentences
 */
export async function listBrokenPromises(db: Db, userIds: readonly string[], at: Date): Promise<string[]> {
  const ids = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(userIds)}::text::jsonb))`;
  const broken: string[] = [];
  for (const [promise, breaches] of promises(ids, at)) {
    const [row] = await db
      .select({ count: sql<number>`count(*)::integer` })
      .from(sql`(${breaches}) as breach`);
    if (row?.count !== 0) broken.push(`${promise}: broken ${row?.count} times`);
  }
  return broken;
}

function promises(ids: SQL, at: Date): [string, SQL][] {
  const now = sql`${at.toISOString()}::text::timestamptz`;
  return [
    [
      "one daily bonus a day and person",
      sql`select 1 from ledger_movements where user_id in ${ids} and reason = 'daily_bonus'
        group by user_id, (created_at at time zone 'America/Sao_Paulo')::date having count(*) > 1`,
    ],
    [
      "no hold is past its end once old holds were given back",
      sql`select 1 from credit_holds where user_id in ${ids} and state = 'held'
        and expires_at <= ${now}`,
    ],
    [
      "a question is charged once in ten minutes",
      sql`select 1 from credit_holds first join credit_holds second using (user_id, purpose)
        where user_id in ${ids} and first.id <> second.id and first.state = 'captured' and second.state = 'captured'
          and second.settled_at between first.settled_at and first.settled_at + interval '599.999 seconds'`,
    ],
    [
      "no person is charged for a portal that answered after the hold's end",
      sql`select 1 from credit_holds where user_id in ${ids} and state = 'captured' and settled_at >= expires_at`,
    ],
    [
      "a person has one open hold for a question",
      sql`select 1 from credit_holds where user_id in ${ids} and state = 'held'
        group by user_id, purpose having count(*) > 1`,
    ],
    [
      "a hold is placed once and settled once, with the fichas it was placed with",
      // An ended hold that was deleted has its movements only.
      sql`select 1 from (
          select user_id, hold_id,
            count(*) filter (where kind = 'hold') as placed,
            case
              when count(*) filter (where kind in ('capture', 'release')) > 1 then 'more than once'
              else coalesce(max(kind) filter (where kind in ('capture', 'release')), 'held')
            end as settled,
            sum(held_bonus + held_bought) filter (where kind = 'hold') as fichas,
            sum(held_bonus + held_bought) as open_fichas,
            sum(spent) as spent
          from ledger_movements where user_id in ${ids} and hold_id is not null group by user_id, hold_id
        ) moved
        full join (select * from credit_holds where user_id in ${ids}) hold
          on (hold.user_id, hold.id) = (moved.user_id, moved.hold_id)
        where placed is distinct from 1
          or settled is distinct from
            case coalesce(state, case settled when 'capture' then 'captured' when 'release' then 'released' end)
              when 'held' then 'held' when 'captured' then 'capture' when 'released' then 'release' end
          or fichas is distinct from coalesce(bonus + bought, fichas)
          or open_fichas is distinct from case settled when 'held' then fichas else 0 end
          or spent is distinct from case settled when 'capture' then fichas else 0 end`,
    ],
    [
      "every checkout session grants once, and what came back is what the payment says",
      sql`select 1 from (
          select user_id, coalesce(sum(granted_credits), 0) as granted, coalesce(sum(taken_credits), 0) as taken,
            count(*) filter (where granted_credits > 0) as grants
          from payments where user_id in ${ids} group by user_id
        ) paid full join (
          select movement.user_id, count(*) filter (where reason = 'purchase') as grants,
            coalesce(sum(movement.bought) filter (where reason = 'purchase'), 0) as granted,
            -coalesce(sum(movement.bought) filter (where reason in ('payment_refund', 'refund_reversed')), 0) as taken
          from ledger_movements movement
          where movement.user_id in ${ids} and movement.bought <> 0 group by movement.user_id
        ) booked using (user_id)
        where (coalesce(paid.grants, 0), coalesce(paid.granted, 0), coalesce(paid.taken, 0))
          <> (coalesce(booked.grants, 0), coalesce(booked.granted, 0), coalesce(booked.taken, 0))`,
    ],
  ];
}
