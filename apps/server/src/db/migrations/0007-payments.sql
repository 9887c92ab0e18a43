-- Fichas bought with money, and money given back.

alter table ledger_movements drop constraint ledger_movements_kind_check;
alter table ledger_movements add constraint ledger_movements_kind
  check (kind in ('grant', 'hold', 'capture', 'release', 'clawback'));

-- What the payment provider told about one payment, whatever order it told it in. What the person
-- has and owes follows from these facts, so that an event repeated, late or out of order does no harm.
create table payments (
  -- Stripe's payment intent: the session, its refunds and its disputes all name it.
  payment_intent text primary key,
  checkout_session text unique,
  -- What the checkout was opened with; a person of ours when it is matched.
  client_reference text,
  user_id uuid,
  payment_link text,
  package_id text,
  amount_cents integer check (amount_cents >= 0),
  currency text,
  paid_at timestamptz,
  -- The most that the provider ever said was refunded, over all refunds of this payment.
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- Why nothing was granted for a paid session: for the operator.
  parked_reason text,
  granted_credits integer not null default 0 check (granted_credits >= 0),
  -- Of those, what is taken back at the moment, and what should be but was spent already.
  taken_credits integer not null default 0 check (taken_credits >= 0),
  owed_credits integer not null default 0 check (owed_credits >= 0),
  -- How often fichas were taken or given back: part of the idempotency key of the next time.
  corrections integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (taken_credits + owed_credits <= granted_credits)
);
-- Single refunds and disputes, also of payments nobody told us of yet.
create table payment_reversals (
  id text primary key,
  payment_intent text not null,
  kind text not null check (kind in ('refund', 'dispute')),
  amount_cents integer not null check (amount_cents >= 0),
  -- active: the money is away; undone: it came back or never went.
  state text not null check (state in ('active', 'undone')),
  -- The provider says no more about it: what is told later about an earlier time changes nothing.
  final boolean not null,
  told_at timestamptz not null
);
create index payment_reversals_payment on payment_reversals (payment_intent);

create index payments_parked on payments (created_at) where parked_reason is not null;
create index payments_user on payments (user_id);

-- Every event once, without what it says about the person who paid.
create table payment_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('applied', 'parked', 'ignored')),
  payment_intent text
);

-- A checkout that was begun with POST /tokens/buy and may never be paid.
create table pending_purchases (
  id uuid primary key,
  user_id uuid not null,
  package_id text not null,
  created_at timestamptz not null,
  payment_intent text references payments (payment_intent)
);
create index pending_purchases_open on pending_purchases (user_id, package_id) where payment_intent is null;
