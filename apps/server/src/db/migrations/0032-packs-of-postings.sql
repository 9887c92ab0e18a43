-- The postings of one answer as they are sent: the JSON text of their list, compressed with Zstandard. Equal answers are
-- one row, found by the hash of the text; a vacancy is found by its id in `job_ids`. The times are days.
create table posting_packs (
  id text primary key,
  provider_id text not null,
  job_ids text[] not null,
  frame bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
)
-- A frame up to this size stays in the row; a larger one is stored beside it, in pieces of 2 kB.
with (toast_tuple_target = 8160);
-- It is compressed already.
alter table posting_packs alter column frame set storage external;
create index posting_packs_jobs on posting_packs using gin (job_ids);
create index posting_packs_last_seen on posting_packs (last_seen_at);

-- The last answers of a provider to a question. Without a pack, an answer has no posting. The answers and postings of
-- the version before stay in `provider_answers` and `job_postings` until their time is over.
create table kept_answers (
  id uuid primary key,
  provider_id text not null,
  question text not null,
  outcome text not null check (outcome in ('answered', 'empty')),
  total integer,
  is_partial boolean not null,
  pack_id text,
  received_at timestamptz not null
);
create index kept_answers_question on kept_answers (question, received_at desc);
create index kept_answers_received on kept_answers (received_at);
