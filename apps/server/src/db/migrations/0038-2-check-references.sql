-- Without a lock that writes wait for.
alter table ledger_entries validate constraint ledger_entries_person;
alter table ledger_entries validate constraint ledger_entries_movement;
alter table ledger_movements validate constraint ledger_movements_hold;
