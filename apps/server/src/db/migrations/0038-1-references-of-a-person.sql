-- What refers to a row of a person names the person. Validated in the next file.
lock table credit_holds, ledger_movements, ledger_entries in access exclusive mode; -- as a payment does
alter table ledger_entries
  add constraint ledger_entries_person check (user_id is not null) not valid,
  add constraint ledger_entries_movement foreign key (user_id, movement_id)
    references ledger_movements (user_id, id) not valid;
alter table ledger_movements
  add constraint ledger_movements_hold foreign key (user_id, hold_id) references credit_holds (user_id, id) not valid;
alter table ledger_entries drop constraint ledger_entries_movement_id_fkey;
alter table ledger_movements drop constraint ledger_movements_hold_id_fkey;

-- Entries of a payment that began before 0037: the lock above has waited for its end.
update ledger_entries as entry
set user_id = movement.user_id
from ledger_movements as movement
where movement.id = entry.movement_id and entry.user_id is null;

drop trigger ledger_entries_unchanged on ledger_entries;
drop trigger ledger_entries_append_only on ledger_entries;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
