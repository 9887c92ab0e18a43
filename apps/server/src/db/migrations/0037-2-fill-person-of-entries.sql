-- In a file of its own, so that the locks of the one before are gone while many rows are written.
update ledger_entries as entry
set user_id = movement.user_id
from ledger_movements as movement
where movement.id = entry.movement_id and entry.user_id is null;
