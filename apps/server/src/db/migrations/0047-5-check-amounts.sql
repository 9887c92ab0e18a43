-- Without a lock that writes wait for.
alter table ledger_movements validate constraint ledger_movements_balance;
alter table ledger_movements validate constraint ledger_movements_change;
