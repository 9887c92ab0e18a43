-- concurrently
-- A gift, a purchase or a correction is recorded once for all people. Holds and their ends are most movements, and are found
-- by their person.
create unique index concurrently ledger_movements_given_once on ledger_movements (idempotency_key) where hold_id is null;
create unique index concurrently ledger_movements_in_order on ledger_movements (user_id, position);
