-- What real traffic tells about each provider.

alter table provider_runs
  -- Listings received, before those elsewhere were dropped.
  add column listing_count integer not null default 0,
  -- Field → in how many of the listings it was filled.
  add column filled jsonb not null default '{}',
  -- Filters the provider was asked for and did not apply.
  add column ignored text[] not null default '{}';

-- Replies that could not be read, kept for a day for whoever mends the adapter.
create table offending_replies (
  id uuid primary key,
  provider_id text not null,
  outcome text not null,
  cause text not null,
  url text not null,
  status integer not null,
  content_type text not null,
  body text not null,
  received_at timestamptz not null
);
create index offending_replies_provider on offending_replies (provider_id, received_at desc);
