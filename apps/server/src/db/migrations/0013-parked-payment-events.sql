-- A signed event that could not be taken in is kept with its reason for the operator, instead of being told
-- again and again for three days.

alter table payment_events add column reason text;
alter table payment_events add constraint payment_events_reason check ((outcome = 'parked') = (reason is not null));
create index payment_events_parked on payment_events (received_at) where outcome = 'parked';
