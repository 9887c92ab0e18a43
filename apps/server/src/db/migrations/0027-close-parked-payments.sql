-- A parked payment that the operator has dealt with elsewhere (returned in Stripe, another product's link), and why.
-- Servers of the last version do not read it: to them the payment is parked, as before.
alter table payments
  add column closed_at timestamptz,
  add column closed_reason text;
