-- What a movement changes in each pocket stands in its own row. As rows of their own, two for each movement, entries were
-- most of what a payment wrote, and a trigger had to look whether they sum to zero.
lock table ledger_movements, ledger_entries in access exclusive mode; -- as a payment does
alter table ledger_movements
  add column bonus integer not null default 0,
  add column bought integer not null default 0,
  add column held_bonus integer not null default 0,
  add column held_bought integer not null default 0,
  add column issued integer not null default 0,
  add column spent integer not null default 0;

-- Until 0047-4 a movement that has no amounts may be given them, and nothing else.
drop trigger ledger_movements_append_only on ledger_movements;
create trigger ledger_movements_append_only before delete or truncate on ledger_movements
  for each statement execute function refuse_change();
create trigger ledger_movements_unchanged before update on ledger_movements
  for each row when (
    (old.bonus, old.bought, old.held_bonus, old.held_bought, old.issued, old.spent) <> (0, 0, 0, 0, 0, 0)
    or (old.id, old.user_id, old.position, old.kind, old.reason, old.idempotency_key, old.hold_id, old.created_at,
        old.previous_hash, old.hash)
      is distinct from
       (new.id, new.user_id, new.position, new.kind, new.reason, new.idempotency_key, new.hold_id, new.created_at,
        new.previous_hash, new.hash)
  ) execute function refuse_change();

-- As before, and with the amounts in the movement: the lock above has waited for every call of the function before.
create or replace function record_movements(movements jsonb, entries jsonb, accounts jsonb) returns integer
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
    coalesce((changes ->> 'bonus')::integer, 0), coalesce((changes ->> 'bought')::integer, 0),
    coalesce((changes ->> 'held_bonus')::integer, 0), coalesce((changes ->> 'held_bought')::integer, 0),
    coalesce((changes ->> 'issued')::integer, 0), coalesce((changes ->> 'spent')::integer, 0)
  from
    jsonb_populate_recordset(null::ledger_movements, movements) as movement,
    lateral (
      select jsonb_object_agg(pocket, amount) as changes
      from jsonb_populate_recordset(null::ledger_entries, entries) as entry
      where entry.movement_id = movement.id
    ) as changed
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
