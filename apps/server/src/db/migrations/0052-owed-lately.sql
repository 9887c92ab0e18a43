-- concurrently
-- What finds refunds that a search kept from fichas which may come back.
create index concurrently payments_owed on payments (updated_at) where owed_credits > 0;
