-- A movement no longer stores what can be worked out: the key of one that places or ends a hold (`hold:` or `settle:` and the
-- hold), and the hash of the movement before. Its own hash is stored as bytes instead of as 64 digits. What it is the hash of
-- stays, and movements of before stay as they are.
lock table ledger_movements in access exclusive mode;
alter table ledger_movements add column digest bytea;
drop index ledger_movements_once;

drop trigger ledger_movements_unchanged on ledger_movements;
create trigger ledger_movements_unchanged before update on ledger_movements
  for each row when (
    new.search_id is not null
    or (old.id, old.user_id, old.position, old.kind, old.reason, old.idempotency_key, old.hold_id, old.created_at,
        old.previous_hash, old.hash, old.digest, old.bonus, old.bought, old.held_bonus, old.held_bought, old.issued, old.spent)
      is distinct from
       (new.id, new.user_id, new.position, new.kind, new.reason, new.idempotency_key, new.hold_id, new.created_at,
        new.previous_hash, new.hash, new.digest, new.bonus, new.bought, new.held_bonus, new.held_bought, new.issued, new.spent)
  ) execute function refuse_change();

-- For servers of the last version, which forget searches in holds only. It goes with the next one.
create or replace function forget_search_of_hold() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  update ledger_movements set search_id = null
  where user_id = new.user_id and hold_id = new.id and kind = 'hold' and search_id is not null;
  return null;
end $$;

create or replace function record_movements(movements jsonb, accounts jsonb) returns integer
language plpgsql as $$
declare
  recorded integer;
  after credit_accounts;
  -- The last version reads all that a movement says.
  is_whole boolean := exists (
    select from server_processes where alive_until >= clock_timestamp() and not reads_brief_ledger
  );
begin
  insert into ledger_movements
    (id, user_id, position, kind, reason, idempotency_key, hold_id, search_id, created_at, previous_hash, hash, digest,
     bonus, bought, held_bonus, held_bought, issued, spent)
  select
    id, user_id, position, kind, reason, case when is_whole or hold_id is null then idempotency_key else '' end,
    hold_id, search_id, created_at, case when is_whole then previous_hash else '' end,
    case when is_whole then hash else '' end, case when not is_whole then decode(hash, 'hex') end,
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
