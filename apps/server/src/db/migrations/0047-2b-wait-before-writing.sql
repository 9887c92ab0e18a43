-- A call that waits for a lock when a function is replaced goes on with the function as it was. So this one waits before it
-- looks how movements are written now: 0047-4 changes that while servers of the last version go on. The index of 0047-3 waits
-- for the end of every call that began before. Where 0047-4 ran already, there is nothing to do.
do $do$ begin
  if to_regprocedure('record_movements(jsonb, jsonb)') is not null then
    return;
  end if;
  create or replace function record_movements(movements jsonb, entries jsonb, accounts jsonb) returns integer
  language plpgsql as $$
  declare
    recorded integer;
    after credit_accounts;
  begin
    lock table ledger_movements in row exclusive mode;

    if to_regprocedure('record_movements(jsonb, jsonb)') is not null then
      return record_movements(
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
    end if;

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
end $do$;
