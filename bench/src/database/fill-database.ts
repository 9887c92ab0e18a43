import type { Database } from "../../../apps/server/src/db/client.ts";

/** What `fillDatabase` adds. A search is charged with two movements of two entries each. */
export const filling = {
  people: 2_000,
  chargesOfAPerson: 125,
  packs: 20_000,
  postings: 20_000 * 50,
  entries: 2_000 * 125 * 4,
};

/**
 * Fills a migrated database as months of use would: postings in packs of fifty with as many stored answers, spread over
 * a month; for each invented person an account, charged searches with their holds, movements and entries; and provider
 * runs. Every person who is there already gets as many charges, so that their own statements are long.
 */
export async function fillDatabase(database: Database): Promise<void> {
  await database.runScript(
    `insert into users (id, name, email, confirmed_at, created_at, referral_code)
     select gen_random_uuid(), 'Maria Silva', 'filled' || number || '@pessoa.example', now(), now(), 'filled' || number
     from generate_series(1, ${filling.people}) as number`,
    `insert into credit_accounts (user_id, person_key)
     select id, 'filled ' || id from users where email like 'filled%'`,
    `create table filled_charges as
     select gen_random_uuid() as hold_id, gen_random_uuid() as held, gen_random_uuid() as captured, user_id, number,
            movement_count + 2 * number - 1 as position, now() - number * interval '6 hours' as at
     from credit_accounts, generate_series(1, ${filling.chargesOfAPerson}) as number`,
    `insert into credit_holds
       (id, user_id, purpose, bonus, bought, state, created_at, expires_at, settled_at, reason, waiters, captured_by)
     select hold_id, user_id, '', 7, 0, 'captured', at, at + interval '1 minute', at, 'search:gupy', 0, 'filled'
     from filled_charges`,
    `insert into ledger_movements
       (id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash,
        bonus, held_bonus, spent)
     select held, user_id, position, 'hold', 'search:gupy', 'hold:' || hold_id, hold_id, at, '', '', -7, 7, 0
     from filled_charges
     union all
     select captured, user_id, position + 1, 'capture', 'search:gupy', 'settle:' || hold_id, hold_id, at, '', '',
            0, -7, 7
     from filled_charges`,
    `update credit_accounts set movement_count = movement_count + 2 * ${filling.chargesOfAPerson}`,
    `drop table filled_charges`,
    `insert into posting_packs (id, provider_id, job_ids, frame, first_seen_at, last_seen_at)
     select 'filled ' || number, 'gupy',
            array(select 'filled-' || number || '-' || place from generate_series(1, 50) as place),
            (select frame from posting_packs where frame is not null limit 1), at, at
     from (select number, now() - number * interval '2 minutes' as at
           from generate_series(1, ${filling.packs}) as number) as filled`,
    `insert into kept_answers (id, provider_id, question, outcome, total, is_partial, pack_id, received_at)
     select gen_random_uuid(), 'gupy', md5(id), 'answered', 50, false, id, last_seen_at
     from posting_packs where id like 'filled %'`,
    `insert into provider_runs (id, provider_id, outcome, job_count, dropped_count, skipped_count, took_ms, source,
            created_at, listing_count, filled, ignored)
     select gen_random_uuid(), provider_id, outcome, job_count, dropped_count, skipped_count, took_ms, source,
            created_at - number * interval '1 minute', listing_count, filled, ignored
     from (select * from provider_runs limit 1) as run, generate_series(1, 200000) as number`,
    // What the server would do in the background while the next measurement runs.
    "vacuum analyze",
    "checkpoint",
  );
}
