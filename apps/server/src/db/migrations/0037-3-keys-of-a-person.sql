-- concurrently
-- The keys with the person. Those without stay for servers of the last version, and go with the next one.
create unique index concurrently credit_holds_of_person on credit_holds (user_id, id);
create unique index concurrently ledger_movements_of_person on ledger_movements (user_id, id);
create unique index concurrently ledger_movements_once on ledger_movements (user_id, idempotency_key);
create unique index concurrently ledger_entries_of_person on ledger_entries (user_id, movement_id, pocket);
