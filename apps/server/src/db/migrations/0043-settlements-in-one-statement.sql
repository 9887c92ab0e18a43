-- Ends holds of one person and records their movements, in one statement: each answer of a portal needs both. Every
-- statement in it names the person, so that a distributed database runs it where that person's rows are.
create function record_settlements(holds jsonb, movements jsonb, entries jsonb, accounts jsonb) returns integer
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
  return record_movements(movements, entries, accounts);
end $$;
