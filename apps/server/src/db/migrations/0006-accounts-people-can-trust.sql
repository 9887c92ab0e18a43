-- Referral codes, new passwords, sign-in with Google, limits against abuse.

-- The public code of a referral link.
alter table users add column referral_code text;
update users set referral_code = substr(md5(random()::text || id::text), 1, 12);
alter table users alter column referral_code set not null;
alter table users add constraint users_referral_code unique (referral_code);

alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens
  add constraint account_tokens_purpose check (purpose in ('confirm_account', 'reset_password'));
-- Only a link that confirms an account carries what its sign-up asked for.
alter table account_tokens alter column pending_name drop not null;
alter table account_tokens add column pending_refer_id text;
alter table account_tokens
  add constraint account_tokens_pending check (purpose <> 'confirm_account' or pending_name is not null);

alter table sessions
  add column method text not null default 'password' check (method in ('password', 'google', 'confirmation'));
-- "Chrome no Android": enough for its owner to know it again.
alter table sessions add column device text not null default '';
-- A keyed hash of the network it was opened from, to know a familiar place again.
alter table sessions add column place_key text not null default '';

-- What a visitor asked for with an e-mail address. Answering costs one row, known address or not;
-- a task does the rest, so that the answer's time tells nothing.
create table account_requests (
  id uuid primary key,
  kind text not null check (kind in ('register', 'resend_confirmation', 'forgot_password')),
  email text not null,
  name text,
  password_hash text,
  refer_id text,
  created_at timestamptz not null,
  check ((kind = 'register') = (name is not null and password_hash is not null))
);
create index account_requests_order on account_requests (created_at);

-- Accounts elsewhere that sign in here (OpenID Connect: issuer and subject name a person for good).
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject),
  unique (user_id, issuer)
);

-- A sign-in on its way through Google and back. The row goes when it is used.
create table google_sign_ins (
  state_hash text primary key,
  -- Hash of the cookie of the browser that began it.
  browser_hash text not null,
  nonce text not null,
  code_verifier text not null,
  refer_id text,
  expires_at timestamptz not null
);
create index google_sign_ins_expiry on google_sign_ins (expires_at);

-- Who brought whom, and what it gave. No names: it outlives deleted accounts.
create table referrals (
  referred_user_id uuid primary key,
  referrer_user_id uuid not null,
  referrer_credits integer not null check (referrer_credits >= 0),
  referred_credits integer not null check (referred_credits >= 0),
  created_at timestamptz not null,
  check (referred_user_id <> referrer_user_id)
);
create index referrals_referrer on referrals (referrer_user_id, created_at);

-- How often something was tried lately, by a keyed hash of who or from where.
create table attempts (
  key text primary key,
  count integer not null check (count > 0),
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
create index attempts_age on attempts (last_at);

-- When a person's data goes, what their searches said about the portals stays.
alter table provider_runs alter column user_id drop not null;
