-- People, and what proves who they are.

create table users (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100),
  email text not null unique check (email = lower(email)),
  password_hash text,
  plan text not null default 'free' check (plan in ('free', 'pro', 'premium')),
  confirmed_at timestamptz,
  created_at timestamptz not null
);

-- One-time secrets sent by e-mail; only their SHA-256 is stored.
create table account_tokens (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm_account')),
  -- What this very sign-up asked for. Until an address is confirmed anybody may sign up with it;
  -- the link that is opened decides whose name and password the account gets.
  pending_name text not null,
  pending_password_hash text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index account_tokens_user on account_tokens (user_id, purpose);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

-- Messages are written in the transaction of what they announce and sent afterwards.
create table outbox_emails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_emails_due on outbox_emails (next_attempt_at) where sent_at is null and failed_at is null;

-- Fichas. A user's account is four pockets; bonus fichas are spent before bought ones.
-- The row is the lock that orders everything that happens to one person's fichas,
-- and the head of that person's chain of movements.

create table credit_accounts (
  user_id uuid primary key,
  -- One person for bonuses, as a hash (accounts/person-key.ts): it stays when personal data goes.
  person_key text not null,
  bonus integer not null default 0 check (bonus >= 0),
  bought integer not null default 0 check (bought >= 0),
  held_bonus integer not null default 0 check (held_bonus >= 0),
  held_bought integer not null default 0 check (held_bought >= 0),
  movement_count integer not null default 0 check (movement_count >= 0),
  chain_hash text not null default ''
);

create table credit_holds (
  id uuid primary key,
  user_id uuid not null references credit_accounts (user_id),
  idempotency_key text not null unique,
  -- What is paid for: the same purpose is not paid twice in a short time.
  purpose text not null,
  bonus integer not null check (bonus >= 0),
  bought integer not null check (bought >= 0),
  state text not null check (state in ('held', 'captured', 'released')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  check (bonus + bought > 0),
  check ((state = 'held') = (settled_at is null))
);
create index credit_holds_purpose on credit_holds (user_id, purpose, created_at desc);
create index credit_holds_open on credit_holds (expires_at) where state = 'held';

create table ledger_movements (
  id uuid primary key,
  user_id uuid not null references credit_accounts (user_id),
  -- Position in this person's chain, from 1.
  position integer not null check (position > 0),
  kind text not null check (kind in ('grant', 'hold', 'capture', 'release')),
  reason text not null,
  idempotency_key text not null unique,
  hold_id uuid references credit_holds (id),
  created_at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  unique (user_id, position)
);

create table ledger_entries (
  movement_id uuid not null references ledger_movements (id),
  pocket text not null check (
    pocket in ('bonus', 'bought', 'held_bonus', 'held_bought', 'issued', 'spent')
  ),
  amount integer not null check (amount <> 0),
  primary key (movement_id, pocket)
);

-- Double entry: what leaves one pocket enters another, for every movement of every insert.
create function ledger_entries_balance() returns trigger language plpgsql as $$
begin
  if exists (select from new_entries group by movement_id having sum(amount) <> 0) then
    raise exception 'ledger movement does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as new_entries
  for each statement execute function ledger_entries_balance();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_movements_append_only before update or delete or truncate on ledger_movements
  for each statement execute function refuse_change();

-- Searches and what they found.

create table job_postings (
  id text primary key,
  provider_id text not null,
  posting jsonb not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index job_postings_last_seen on job_postings (last_seen_at);

-- The last answer of a provider to a question, shared by everybody for ten minutes.
create table provider_answers (
  provider_id text not null,
  question text not null,
  outcome text not null check (outcome in ('answered', 'empty')),
  total integer,
  job_ids text[] not null,
  received_at timestamptz not null,
  primary key (provider_id, question)
);
create index provider_answers_received on provider_answers (received_at);

-- One provider's part of a search. The question is stored as a hash: what people look for is theirs.
create table provider_runs (
  id uuid primary key,
  user_id uuid not null,
  provider_id text not null,
  question text not null,
  outcome text not null check (
    outcome in ('answered', 'empty', 'blocked', 'changed', 'timeout', 'unavailable')
  ),
  job_count integer not null,
  dropped_count integer not null,
  skipped_count integer not null,
  took_ms integer not null,
  -- Who said so: the provider, the cache, or nobody because it was being left alone.
  source text not null check (source in ('provider', 'cache', 'suspension')),
  hold_id uuid references credit_holds (id),
  created_at timestamptz not null
);
create index provider_runs_provider on provider_runs (provider_id, created_at);
