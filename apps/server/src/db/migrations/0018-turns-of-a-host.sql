-- A host's row says which requests are in flight as well, so that one statement takes a turn: request id → until
-- when it counts, in seconds since 1970. `host_leases` is read by the version before and goes with a later one.
alter table host_paces add column in_flight jsonb not null default '{}';
