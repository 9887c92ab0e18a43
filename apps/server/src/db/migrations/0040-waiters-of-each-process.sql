-- Until when a process of the server counts as living; it puts this off while it lives.
create table server_processes (
  id uuid primary key,
  alive_until timestamptz not null
);

-- How many of a hold's waiters each process has, so that those of a process that died stop counting. The version before
-- counts in `waiters` alone: what is missing here belongs to no known process.
alter table credit_holds add column waiters_by_process jsonb not null default '{}';
