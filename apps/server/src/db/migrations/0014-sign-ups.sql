-- A sign-up waits apart from the account, until somebody proves both: the address by a link, and that the
-- sign-up is theirs by the browser that made it or by its password. An account that waits holds nothing of
-- any sign-up, because anybody may sign up with anybody's address.

create table sign_ups (
  id uuid primary key,
  -- Also of an address that has an account: its log-in must not tell one from the other.
  email text not null check (email = lower(email)),
  name text not null check (char_length(name) between 1 and 2000),
  password_hash text not null,
  refer_id text,
  -- Hash of the key that the browser keeps; null for a client that sent none.
  browser_key_hash text,
  created_at timestamptz not null
);
create index sign_ups_email on sign_ups (email, created_at desc);
create index sign_ups_age on sign_ups (created_at);

-- A message sent again carries what its sign-up asked for: the same hash is the same sign-up.
insert into sign_ups (id, email, name, password_hash, refer_id, created_at)
select gen_random_uuid(), email, pending_name, pending_password_hash, pending_refer_id, created_at
from (
  select distinct on (u.id, t.pending_password_hash)
    u.email, t.pending_name, t.pending_password_hash, t.pending_refer_id, t.created_at
  from account_tokens t join users u on u.id = t.user_id
  where t.purpose = 'confirm_account' and u.confirmed_at is null and t.pending_password_hash is not null
  order by u.id, t.pending_password_hash, t.created_at
) as waiting;

alter table account_tokens drop constraint account_tokens_pending;
alter table account_tokens drop column pending_name;
alter table account_tokens drop column pending_password_hash;
alter table account_tokens drop column pending_refer_id;
-- The sign-up that a confirmation link was sent for; null for a link that was asked for again.
alter table account_tokens add column sign_up_id uuid references sign_ups (id) on delete set null;
create index account_tokens_sign_up on account_tokens (sign_up_id);

alter table account_requests add column browser_key_hash text;

update users set name = split_part(email, '@', 1), password_hash = null where confirmed_at is null;
alter table users
  add constraint users_waiting check (confirmed_at is not null or password_hash is null);
