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
-- The keys with the person were built by migration 0037.

alter table ledger_movements drop constraint ledger_movements_hold;
alter table ledger_entries drop constraint ledger_entries_movement;

alter table credit_holds
  drop constraint credit_holds_pkey,
  add constraint credit_holds_pkey primary key using index credit_holds_of_person;

alter table ledger_movements
  drop constraint ledger_movements_pkey,
  drop constraint ledger_movements_idempotency_key_key,
  add constraint ledger_movements_pkey primary key using index ledger_movements_of_person;
-- What asks whether a bonus or a purchase was given does not know the person's account.
create index ledger_movements_key on ledger_movements (idempotency_key);

alter table ledger_entries
  drop constraint ledger_entries_pkey,
  add constraint ledger_entries_pkey primary key using index ledger_entries_of_person;

alter table ledger_movements
  add constraint ledger_movements_hold foreign key (user_id, hold_id) references credit_holds (user_id, id);
alter table ledger_entries
  add constraint ledger_entries_movement foreign key (user_id, movement_id) references ledger_movements (user_id, id);

-- Bonuses that servers before migration 0037 gave.
insert into bonus_claims (key, claimed_at)
select idempotency_key, created_at from ledger_movements
where split_part(idempotency_key, ':', 1) in
  ('daily_bonus', 'plan_portal', 'email_confirmation', 'referral_friend', 'referral_user')
on conflict do nothing;

-- 2. The ledger's own guards. Citus refuses triggers on distributed tables, so what they guarded is guarded otherwise:
-- the sum of each movement by the only function that writes movements, and the past by the rights of the role
-- (docs/scale.md, "Who may write the ledger").

drop trigger ledger_entries_balance on ledger_entries;
drop trigger ledger_entries_append_only on ledger_entries;
drop trigger ledger_movements_append_only on ledger_movements;

do $$
declare
  written text := pg_get_functiondef('record_movements(jsonb,jsonb,jsonb)'::regprocedure);
  guarded text := replace(
    replace(written, 'on conflict (idempotency_key)', 'on conflict (user_id, idempotency_key)'),
    E'\nbegin\n',
    E'\nbegin\n'
    '  if exists (\n'
    '    select from jsonb_to_recordset(entries) as entry(movement_id uuid, amount integer)\n'
    '    group by movement_id having sum(amount) <> 0\n'
    '  ) then\n'
    '    raise exception ''ledger movement does not sum to zero'' using errcode = ''check_violation'';\n'
    '  end if;\n'
  );
begin
  if position('on conflict (user_id, idempotency_key)' in guarded) = 0
    or position('does not sum to zero' in guarded) = 0 then
    raise exception 'record_movements is not as this file expects it';
  end if;
  execute guarded;
end $$;

-- 3. The tables. One group for what belongs to a person, so that a payment writes on one worker; everything else by what
-- it is found by. Tables that are not named here stay on the coordinator.

select create_distributed_table('credit_accounts', 'user_id');
select create_distributed_table('credit_holds', 'user_id', colocate_with => 'credit_accounts');
select create_distributed_table('ledger_movements', 'user_id', colocate_with => 'credit_accounts');
select create_distributed_table('ledger_entries', 'user_id', colocate_with => 'credit_accounts');
select create_distributed_table('bonus_claims', 'key', colocate_with => 'none');

select create_distributed_table('kept_answers', 'id', colocate_with => 'none');
select create_distributed_table('posting_packs', 'id', colocate_with => 'none');
select create_distributed_table('kept_replies', 'asked_url', colocate_with => 'none');
select create_distributed_table('search_terms', 'term', colocate_with => 'none');
