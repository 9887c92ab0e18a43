-- Replies that serve every question for a while (a portal's sitemaps), for all server processes.

create table kept_replies (
  -- What a stand-in invented must never be taken for a portal's word.
  answered_by text not null check (answered_by in ('live', 'stand-in')),
  provider_id text not null,
  asked_url text not null,
  -- How to ask the same again.
  request jsonb not null,
  answering_url text not null,
  content_type text not null,
  body text not null,
  received_at timestamptz not null,
  -- When a question last made use of it.
  last_used_at timestamptz not null,
  -- From then on it is asked for again in the background; whoever tries moves it on.
  refresh_from timestamptz not null,
  kept_until timestamptz not null,
  primary key (answered_by, provider_id, asked_url)
);
create index kept_replies_refresh on kept_replies (refresh_from);
create index kept_replies_end on kept_replies (kept_until);
