-- Distributes the database over the workers of a Citus cluster. docs/scale.md says table by table how and why, and what of
-- it was not run on Citus.
--
-- On the coordinator, with the workers added (citus_add_node) and `create extension citus` done; a backup is made; every
-- server is stopped, and all of them are of one version, whose migrations ran. It is one transaction:
--
--   psql "$DATABASE_URL" --single-transaction --set ON_ERROR_STOP=1 --file deploy/citus.sql
--
-- `apps/server/src/db/citus.db.test.ts` runs it on the tables of this version and checks each of them against the rules
-- of Citus 13.

-- 1. Keys. Uniqueness and references are kept within a shard, so each key of a distributed table has its column.

-- What asks whether a bonus or a purchase was given does not know the person's account.
drop index ledger_movements_given_once;
create index ledger_movements_given on ledger_movements (idempotency_key) where hold_id is null;
create unique index ledger_movements_given_to on ledger_movements (user_id, idempotency_key) where hold_id is null;

-- Bonuses that servers before migration 0037 gave.
insert into bonus_claims (key, claimed_at)
select idempotency_key, created_at from ledger_movements
where split_part(idempotency_key, ':', 1) in
  ('daily_bonus', 'plan_portal', 'email_confirmation', 'referral_friend', 'referral_user')
on conflict do nothing;

-- 2. The ledger's own guards. Citus refuses triggers on distributed tables, so the past is guarded by the rights of the role
-- (docs/scale.md, "Who may write the ledger"). That a movement sums to zero is a check, which Citus keeps.

drop trigger ledger_movements_append_only on ledger_movements;
drop trigger ledger_movements_unchanged on ledger_movements;
drop trigger credit_holds_forget_search on credit_holds;

do $$
declare
  written text := pg_get_functiondef('record_movements(jsonb,jsonb)'::regprocedure);
  guarded text := replace(
    written, 'on conflict (idempotency_key)', 'on conflict (user_id, idempotency_key)'
  );
begin
  if position('on conflict (user_id, idempotency_key)' in guarded) = 0 then
    raise exception 'record_movements is not as this file expects it';
  end if;
  execute guarded;
end $$;

-- 3. The tables. One group for what belongs to a person, so that a payment writes on one worker; everything else by what
-- it is found by. Tables that are not named here stay on the coordinator.

select create_distributed_table('credit_accounts', 'user_id');
select create_distributed_table('credit_holds', 'user_id', colocate_with => 'credit_accounts');
select create_distributed_table('ledger_movements', 'user_id', colocate_with => 'credit_accounts');
select create_distributed_table('bonus_claims', 'key', colocate_with => 'none');

select create_distributed_table('kept_answers', 'id', colocate_with => 'none');
select create_distributed_table('posting_packs', 'id', colocate_with => 'none');
select create_distributed_table('kept_replies', 'asked_url', colocate_with => 'none');
select create_distributed_table('search_terms', 'term', colocate_with => 'none');
