-- What a person shows besides the password or Google, if they want it. All of it goes with the account.

-- An authenticator app (RFC 6238) or a passkey (WebAuthn).
create table second_factors (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  -- As the person calls it.
  name text not null,
  -- Of an app: its secret, sealed with a key that the database does not have, and the last time step whose code was
  -- used, so that a code works once.
  sealed_secret text,
  last_step bigint,
  -- Of a passkey: base64url, the COSE key, and how often the authenticator says that it signed.
  credential_id text unique,
  public_key bytea,
  sign_count bigint,
  transports text[],
  created_at timestamptz not null,
  last_used_at timestamptz,
  check (case kind
    when 'totp' then sealed_secret is not null and last_step is not null
    else credential_id is not null and public_key is not null and sign_count is not null and transports is not null
  end)
);
create index second_factors_user on second_factors (user_id);

-- Codes for a person without the phone. The first two characters find a code, the others are stored as an argon2id hash.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  selector text not null,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, selector)
);

-- What was begun and waits for a second factor: a log-in, a confirmation in a session, a new app or passkey. Who has the
-- handle may finish it; only its SHA-256 is stored.
create table second_factor_challenges (
  handle_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('log_in', 'confirm', 'add_totp', 'add_passkey')),
  -- The session that began it; null for a log-in, which has none yet.
  session_id uuid,
  -- How the log-in began.
  method text check (method in ('password', 'google')),
  -- What a passkey signs, base64url.
  challenge text,
  -- Of an app that is being added.
  sealed_secret text,
  attempts integer not null default 0 check (attempts between 0 and 5),
  expires_at timestamptz not null,
  check ((purpose = 'log_in') = (session_id is null)),
  check ((purpose = 'log_in') = (method is not null))
);
create index second_factor_challenges_expiry on second_factor_challenges (expires_at);
create index second_factor_challenges_user on second_factor_challenges (user_id);

-- When the session last showed a second factor, and when it last proved the password again.
alter table sessions add column second_factor_at timestamptz, add column password_at timestamptz;
