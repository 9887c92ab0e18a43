-- In a file of its own, so that the locks of the one before are gone while many rows are written.
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
    user_id,
    movement_id,
    coalesce(sum(amount) filter (where pocket = 'bonus'), 0) as bonus,
    coalesce(sum(amount) filter (where pocket = 'bought'), 0) as bought,
    coalesce(sum(amount) filter (where pocket = 'held_bonus'), 0) as held_bonus,
    coalesce(sum(amount) filter (where pocket = 'held_bought'), 0) as held_bought,
    coalesce(sum(amount) filter (where pocket = 'issued'), 0) as issued,
    coalesce(sum(amount) filter (where pocket = 'spent'), 0) as spent
  from ledger_entries
  group by user_id, movement_id
) as entries
where movement.user_id = entries.user_id and movement.id = entries.movement_id
  and (movement.bonus, movement.bought, movement.held_bonus, movement.held_bought, movement.issued, movement.spent)
    = (0, 0, 0, 0, 0, 0);
