-- What questions need at a host, for all processes together: so a process that has just started tells people right how
-- long they wait. `questions`: how many ended, older ones count less; `further_requests` and `further_squares`: the sum
-- of the further requests that each needed for its answer, and of their squares; `request_ms`: how long a request takes;
-- 0 where nothing was measured. The version before neither reads nor writes them.
alter table host_paces
  add column questions double precision not null default 0,
  add column further_requests double precision not null default 0,
  add column further_squares double precision not null default 0,
  add column request_ms double precision not null default 0;
