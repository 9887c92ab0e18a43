-- concurrently
-- What finds checkouts whose term is over, and what was told of one payment.
create index concurrently pending_purchases_unpaid on pending_purchases (created_at) where payment_intent is null;
create index concurrently payment_events_payment on payment_events (payment_intent) where payment_intent is not null;
