-- One open hold for each question of a person: several equal requests share it, and the last one that leaves
-- without an answer gives it back. `reason` names it among the movements; `captured_by` is the request that
-- the hold paid for. The key of a request no longer names a hold: `search_requests` remembers it.
alter table credit_holds add column reason text not null default '';
alter table credit_holds add column waiters integer not null default 1
  constraint credit_holds_waiters check (waiters >= 0);
alter table credit_holds add column captured_by text;
alter table credit_holds drop column idempotency_key;
create index credit_holds_open_by_user on credit_holds (user_id) where state = 'held';

-- What a request with an Idempotency-Key asked of one provider, and what it was answered. `fingerprint` is a
-- keyed hash of the person and the whole request: it tells whether a key is used for another request, and
-- nothing else.
create table search_requests (
  user_id uuid not null references users (id) on delete cascade,
  request_key text not null,
  provider_id text not null,
  fingerprint text not null,
  created_at timestamptz not null,
  outcome text,
  fichas text check (fichas in ('charged', 'returned', 'free')),
  took_ms integer,
  answer_id uuid,
  primary key (user_id, request_key, provider_id)
);
create index search_requests_created on search_requests (created_at);

-- An answer is never changed, so that a repeated request can be answered what it was answered.
alter table provider_answers drop constraint provider_answers_pkey;
alter table provider_answers add column id uuid primary key default gen_random_uuid();
alter table provider_answers alter column id drop default;
create index provider_answers_question on provider_answers (question, received_at desc);

-- `busy`: our own line at the portal was full or too long; the portal was not asked.
alter table provider_runs drop constraint provider_runs_outcome_check;
alter table provider_runs add constraint provider_runs_outcome check (
  outcome in ('answered', 'empty', 'blocked', 'changed', 'timeout', 'unavailable', 'busy')
);
