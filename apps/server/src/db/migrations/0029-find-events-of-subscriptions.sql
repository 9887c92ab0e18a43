-- concurrently
-- What finds the events of a person's subscriptions when their data is asked for.
create index concurrently payment_events_subscription on payment_events (subscription) where subscription is not null;
