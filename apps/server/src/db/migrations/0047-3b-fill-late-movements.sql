-- A call that waited for the lock of 0047-1 when it began went on with the function of before, which writes no amounts, and
-- may have ended after 0047-2 looked. The index of 0047-3 has waited for the end of every such call, and 0047-4 drops what
-- this reads. Where 0047-4 ran already, there is nothing to do.
do $do$ begin
  if (select relkind from pg_class where oid = 'ledger_entries'::regclass) <> 'r' then
    return;
  end if;
  update ledger_movements as movement
  set
    bonus = entries.bonus,
    bought = entries.bought,
    held_bonus = entries.held_bonus,
    held_bought = entries.held_bought,
    issued = entries.issued,
    spent = entries.spent
  from (
    select
      late.user_id,
      late.id,
      coalesce(sum(amount) filter (where pocket = 'bonus'), 0) as bonus,
      coalesce(sum(amount) filter (where pocket = 'bought'), 0) as bought,
      coalesce(sum(amount) filter (where pocket = 'held_bonus'), 0) as held_bonus,
      coalesce(sum(amount) filter (where pocket = 'held_bought'), 0) as held_bought,
      coalesce(sum(amount) filter (where pocket = 'issued'), 0) as issued,
      coalesce(sum(amount) filter (where pocket = 'spent'), 0) as spent
    from
      ledger_movements as late
      join ledger_entries as entry on entry.user_id = late.user_id and entry.movement_id = late.id
    where
      (late.bonus, late.bought, late.held_bonus, late.held_bought, late.issued, late.spent) = (0, 0, 0, 0, 0, 0)
    group by late.user_id, late.id
  ) as entries
  where movement.user_id = entries.user_id and movement.id = entries.id;
end $do$;
