-- What the log was last told of each suspect provider, so that of several processes one tells it, and none again when it
-- starts anew. A provider that is well has no row.
create table told_suspicions (
  provider_id text primary key,
  reasons text not null
);
