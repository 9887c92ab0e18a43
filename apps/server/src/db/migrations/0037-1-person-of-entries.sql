-- Holds, movements and entries of one person are found by the person: the keys that a distributed database needs
-- (docs/scale.md), and a smaller part of each index for one server.
lock table credit_holds, ledger_movements, ledger_entries, provider_runs in access exclusive mode; -- as a payment does
alter table ledger_entries add column user_id uuid;

-- A bonus is given once per person, also to a person with several accounts. The key of a movement is unique for each
-- account only, as soon as accounts are on several machines, so the key of a bonus is claimed here first. Servers of the
-- last version do not claim; until they are gone, the unique key of the movement refuses what they give again.
create table bonus_claims (
  -- The idempotency key of the bonus: for what, for which person (as a hash), and for which day.
  key text primary key,
  claimed_at timestamptz not null
);

-- Runs have no hold since 0020.
alter table provider_runs drop constraint provider_runs_hold_id_fkey;

-- Until 0038 entries may be given their person, and nothing else.
drop trigger ledger_entries_append_only on ledger_entries;
create trigger ledger_entries_append_only before delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_entries_unchanged before update on ledger_entries
  for each row when (
    old.user_id is not null
    or (old.movement_id, old.pocket, old.amount) is distinct from (new.movement_id, new.pocket, new.amount)
  ) execute function refuse_change();

-- As before, and with the person of each entry; servers of the last version do not name it. Every statement names the
-- person, so that a distributed database runs it where that person's rows are.
create or replace function record_movements(movements jsonb, entries jsonb, accounts jsonb) returns integer
language plpgsql as $$
declare
  recorded integer;
  after credit_accounts;
begin
  insert into ledger_movements
    (id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash)
  select id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash
  from jsonb_populate_recordset(null::ledger_movements, movements)
  on conflict (idempotency_key) do nothing;
  get diagnostics recorded = row_count;
  if recorded = 0 then
    return 0;
  end if;

  after := jsonb_populate_record(null::credit_accounts, accounts -> 0);
  insert into ledger_entries (user_id, movement_id, pocket, amount)
  select after.user_id, movement_id, pocket, amount
  from jsonb_populate_recordset(null::ledger_entries, entries);

  update credit_accounts as account
  set
    bonus = after.bonus,
    bought = after.bought,
    held_bonus = after.held_bonus,
    held_bought = after.held_bought,
    movement_count = after.movement_count,
    chain_hash = after.chain_hash
  where account.user_id = after.user_id;
  return recorded;
end $$;
