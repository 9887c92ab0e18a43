-- What several server processes must know together about asking portals.

-- One row for a provider that fails; none while all is well.
create table provider_breakers (
  provider_id text primary key,
  failure_count integer not null check (failure_count > 0),
  first_failure_at timestamptz not null,
  last_failure_at timestamptz not null,
  last_outcome text not null check (last_outcome in ('blocked', 'changed', 'timeout', 'unavailable')),
  -- How often in a row a cool-down ended in another failure.
  cool_down_count integer not null default 0,
  -- Until then nobody asks; afterwards one probe at a time. Null while it is still closed.
  open_until timestamptz,
  probe_until timestamptz
);

-- When the next request to a host may start.
create table host_paces (
  host text primary key,
  next_start_at timestamptz not null
);

-- Requests in flight to a host, each leased for as long as a request may take.
create table host_leases (
  id uuid primary key,
  host text not null,
  expires_at timestamptz not null
);
create index host_leases_host on host_leases (host, expires_at);
