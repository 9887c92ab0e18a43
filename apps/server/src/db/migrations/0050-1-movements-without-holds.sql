-- An ended hold is deleted once a repetition of its question is no longer free, because its movements say all that lasts: they
-- no longer refer to it, and that which places it says of which search it is, for the statement.
lock table credit_holds, ledger_movements in access exclusive mode; -- as a payment does
alter table ledger_movements drop constraint ledger_movements_hold;
alter table ledger_movements add column search_id uuid;

-- Of a movement its search may be forgotten, and nothing else changes.
drop trigger ledger_movements_append_only on ledger_movements;
create trigger ledger_movements_append_only before delete or truncate on ledger_movements
  for each statement execute function refuse_change();
create trigger ledger_movements_unchanged before update on ledger_movements
  for each row when (
    new.search_id is not null
    or (old.id, old.user_id, old.position, old.kind, old.reason, old.idempotency_key, old.hold_id, old.created_at,
        old.previous_hash, old.hash, old.bonus, old.bought, old.held_bonus, old.held_bought, old.issued, old.spent)
      is distinct from
       (new.id, new.user_id, new.position, new.kind, new.reason, new.idempotency_key, new.hold_id, new.created_at,
        new.previous_hash, new.hash, new.bonus, new.bought, new.held_bonus, new.held_bought, new.issued, new.spent)
  ) execute function refuse_change();

-- With the rights of the owner, because a server may have none to change movements (docs/runbook.md).
create function forget_searches_of(person uuid) returns void
language sql security definer set search_path from current as $$
  update ledger_movements set search_id = null where user_id = person and search_id is not null;
$$;

-- Servers of the last version forget searches in holds only. Both go with the next one.
create function forget_search_of_hold() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  update ledger_movements set search_id = null
  where user_id = new.user_id and idempotency_key = 'hold:' || new.id and search_id is not null;
  return null;
end $$;
create trigger credit_holds_forget_search after update of search_id on credit_holds
  for each row when (old.search_id is not null and new.search_id is null) execute function forget_search_of_hold();

-- Whether a process does without the rows of ended holds. One of the last version does not, and does not say so.
alter table server_processes add column reads_brief_ledger boolean not null default false;

create or replace function record_movements(movements jsonb, accounts jsonb) returns integer
language plpgsql as $$
declare
  recorded integer;
  after credit_accounts;
begin
  insert into ledger_movements
    (id, user_id, position, kind, reason, idempotency_key, hold_id, search_id, created_at, previous_hash, hash,
     bonus, bought, held_bonus, held_bought, issued, spent)
  select
    id, user_id, position, kind, reason, idempotency_key, hold_id, search_id, created_at, previous_hash, hash,
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

-- For servers of the last version, which name the entries, and the search only in the hold.
create or replace function record_movements(movements jsonb, entries jsonb, accounts jsonb) returns integer
language sql as $$
  select record_movements(
    (
      select jsonb_agg(
        movement || '{"bonus": 0, "bought": 0, "held_bonus": 0, "held_bought": 0, "issued": 0, "spent": 0}' || (
          select jsonb_object_agg(entry ->> 'pocket', entry -> 'amount')
          from jsonb_array_elements(entries) as entry
          where entry ->> 'movement_id' = movement ->> 'id'
        ) || jsonb_build_object('search_id', (
          select search_id from credit_holds
          where user_id = (movement ->> 'user_id')::uuid and id = (movement ->> 'hold_id')::uuid
            and movement ->> 'kind' = 'hold'
        ))
      )
      from jsonb_array_elements(movements) as movement
    ),
    accounts
  );
$$;
