lock table credit_holds, ledger_movements, ledger_entries in access exclusive mode; -- as a payment does

drop trigger ledger_movements_unchanged on ledger_movements;
drop trigger ledger_movements_append_only on ledger_movements;
create trigger ledger_movements_append_only before update or delete or truncate on ledger_movements
  for each statement execute function refuse_change();

-- Double entry: what leaves one pocket enters another. Validated in the next file.
alter table ledger_movements
  add constraint ledger_movements_balance
    check (bonus + bought + held_bonus + held_bought + issued + spent = 0) not valid,
  add constraint ledger_movements_change
    check ((bonus, bought, held_bonus, held_bought, issued, spent) <> (0, 0, 0, 0, 0, 0)) not valid;

-- Servers of the last version read entries. The view goes when they are gone.
drop table ledger_entries;
drop function ledger_entries_balance();
create view ledger_entries as
select movement.user_id, movement.id as movement_id, entry.pocket, entry.amount
from
  ledger_movements as movement,
  lateral (
    values
      ('bonus', bonus), ('bought', bought), ('held_bonus', held_bonus), ('held_bought', held_bought),
      ('issued', issued), ('spent', spent)
  ) as entry (pocket, amount)
where entry.amount <> 0;

-- Keys without the person: every statement names the person, so that the rows of one search are side by side in an index.
alter table ledger_movements
  drop constraint ledger_movements_pkey,
  drop constraint ledger_movements_idempotency_key_key,
  drop constraint ledger_movements_user_id_position_key,
  add constraint ledger_movements_pkey primary key using index ledger_movements_in_order;
drop index ledger_movements_of_person;
alter table credit_holds
  drop constraint credit_holds_pkey,
  add constraint credit_holds_pkey primary key using index credit_holds_of_person;

-- Writes movements of one account and the account as it is afterwards; each argument is an array of rows. It decides
-- nothing: what is written is made by credits/ledger/movement.ts, and the account is locked by the caller. Every statement
-- names the person, so that a distributed database runs it where that person's rows are.
-- Returns how many movements are new; with none, nothing is written. A hold that was placed or ended before is an error.
create function record_movements(movements jsonb, accounts jsonb) returns integer
language plpgsql as $$
declare
  recorded integer;
  after credit_accounts;
begin
  insert into ledger_movements
    (id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash,
     bonus, bought, held_bonus, held_bought, issued, spent)
  select
    id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash,
    bonus, bought, held_bonus, held_bought, issued, spent
  from jsonb_populate_recordset(null::ledger_movements, movements)
  on conflict (idempotency_key) where hold_id is null do nothing;
  get diagnostics recorded = row_count;
  if recorded = 0 then
    return 0;
  end if;

  after := jsonb_populate_record(null::credit_accounts, accounts -> 0);
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

-- Ends holds of one person and records their movements, in one statement: each answer of a portal needs both.
create function record_settlements(holds jsonb, movements jsonb, accounts jsonb) returns integer
language plpgsql as $$
declare
  person uuid := accounts -> 0 ->> 'user_id';
begin
  update credit_holds as hold
  set
    state = changed.state,
    captured_by = changed.captured_by,
    settled_at = changed.settled_at,
    waiters = changed.waiters,
    waiters_by_process = changed.waiters_by_process
  from jsonb_populate_recordset(null::credit_holds, holds) as changed
  where hold.user_id = person and hold.id = changed.id
    -- Without statistics of a new table, Postgres would read all holds to join a few.
    and hold.id = any(array(select (settled ->> 'id')::uuid from jsonb_array_elements(holds) as settled));
  return record_movements(movements, accounts);
end $$;

-- For servers of the last version, which name the entries. Their record_settlements calls it, too.
create or replace function record_movements(movements jsonb, entries jsonb, accounts jsonb) returns integer
language sql as $$
  select record_movements(
    (
      select jsonb_agg(
        movement || '{"bonus": 0, "bought": 0, "held_bonus": 0, "held_bought": 0, "issued": 0, "spent": 0}' || (
          select jsonb_object_agg(entry ->> 'pocket', entry -> 'amount')
          from jsonb_array_elements(entries) as entry
          where entry ->> 'movement_id' = movement ->> 'id'
        )
      )
      from jsonb_array_elements(movements) as movement
    ),
    accounts
  );
$$;
