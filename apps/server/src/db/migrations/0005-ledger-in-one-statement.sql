-- Writes movements of one account, their entries and the account as it is afterwards; each argument is
-- an array of rows. It decides nothing: what is written is made by credits/movement.ts, and the account
-- is locked by the caller. A function, because the embedded database plans every statement that it is
-- sent anew, and those of a function once.
-- Returns how many movements are new; with none, nothing is written.
create function record_movements(movements jsonb, entries jsonb, accounts jsonb) returns integer
language plpgsql as $$
declare
  recorded integer;
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

  insert into ledger_entries (movement_id, pocket, amount)
  select movement_id, pocket, amount from jsonb_populate_recordset(null::ledger_entries, entries);

  update credit_accounts as account
  set
    bonus = after.bonus,
    bought = after.bought,
    held_bonus = after.held_bonus,
    held_bought = after.held_bought,
    movement_count = after.movement_count,
    chain_hash = after.chain_hash
  from jsonb_populate_recordset(null::credit_accounts, accounts) as after
  where account.user_id = after.user_id;
  return recorded;
end $$;
