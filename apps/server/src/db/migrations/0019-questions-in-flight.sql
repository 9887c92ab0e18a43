-- A question that a process is asking a portal right now: the others wait for its answer instead of asking too.
-- `expires_at` is put off while its process lives. Once it ended, `outcome` says how, for those who wait; an ended
-- one may be asked anew at once.
create table questions_in_flight (
  question text primary key,
  owner uuid not null,
  expires_at timestamptz not null,
  outcome text,
  answer_id uuid
);
create index questions_in_flight_expiry on questions_in_flight (expires_at);
