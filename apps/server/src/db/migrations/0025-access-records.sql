-- From which address an account was used and when (Marco Civil da Internet, art. 15): kept for six months, apart from
-- everything else, also after the account is deleted. The first use of a session on a day from an address has a row.
create table access_records (
  session_id uuid not null,
  -- The calendar day in São Paulo.
  day date not null,
  ip inet not null,
  -- The caller's own port; null behind a proxy, which does not tell it.
  port integer check (port between 1 and 65535),
  -- No reference: it outlives the account.
  person_id uuid not null,
  action text not null check (action in ('log_in', 'use')),
  at timestamptz not null,
  primary key (session_id, day, ip)
);
create index access_records_age on access_records (at);
create index access_records_person on access_records (person_id, at desc);
create index access_records_ip on access_records (ip, at desc);
