-- Plans that are paid for. Servers of the last version do not read any of it: they know the plan that an operator set.

-- A payment of a plan's one-off link: which plan, and how many months it bought.
alter table payments
  add column plan text,
  add column plan_months int;

-- What a checkout in subscription mode and Stripe's events say of a subscription. From the checkout: whose it is and
-- for which link; until it is told, the rest waits.
create table plan_subscriptions (
  subscription text primary key,
  checkout_session text,
  client_reference text,
  user_id uuid,
  payment_link text,
  amount_cents int,
  currency text,
  plan text check (plan in ('pro', 'premium')),
  parked_reason text,
  status text,
  cancels_at timestamptz,
  ended_at timestamptz,
  -- Of what time the three above are; a final word stands.
  told_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index plan_subscriptions_user on plan_subscriptions (user_id) where user_id is not null;
create index plan_subscriptions_reference on plan_subscriptions (client_reference) where client_reference is not null;
create index plan_subscriptions_foreign on plan_subscriptions (created_at) where checkout_session is null;

-- Each invoice of a subscription: paid, or failed. Of which payment it was may be told before or after it.
create table plan_invoices (
  invoice text primary key,
  subscription text references plan_subscriptions (subscription) on delete cascade,
  payment_intent text,
  amount_cents int,
  paid_at timestamptz,
  failed_at timestamptz,
  period_start timestamptz,
  period_end timestamptz,
  created_at timestamptz not null
);
create index plan_invoices_subscription on plan_invoices (subscription);
create index plan_invoices_payment on plan_invoices (payment_intent) where payment_intent is not null;
create index plan_invoices_foreign on plan_invoices (created_at) where subscription is null;

-- From when until when a person has a plan, worked out from the facts above: one row for each purchase or subscription.
create table plan_terms (
  source text primary key,
  user_id uuid not null references users (id) on delete cascade,
  plan text not null check (plan in ('pro', 'premium')),
  starts_at timestamptz not null,
  -- What is paid, and when the plan is off: later while the next payment is awaited.
  paid_until timestamptz not null,
  ends_at timestamptz not null,
  renews boolean not null,
  payment_failed boolean not null
);
create index plan_terms_user on plan_terms (user_id);

-- An event of a subscription tells of no payment.
alter table payment_events add column subscription text;
