-- concurrently
-- A hold is placed once and ends once. Its key said so with 42 bytes of text that only repeat the hold.
create unique index concurrently ledger_movements_placed on ledger_movements (user_id, hold_id) where kind = 'hold';
create unique index concurrently ledger_movements_ended on ledger_movements (user_id, hold_id)
  where kind in ('capture', 'release');
