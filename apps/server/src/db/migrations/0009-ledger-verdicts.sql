-- What the checks of the ledger said: one a night, whichever process made it, and those that an
-- operator asked for. A row without an end is a check that goes on, or whose process died.
create table ledger_verdicts (
  id uuid primary key,
  -- The calendar day in São Paulo that a nightly check belongs to.
  night date unique,
  started_at timestamptz not null,
  finished_at timestamptz,
  people bigint,
  movements bigint,
  entries bigint,
  fault_count integer,
  -- The first of them, in words.
  faults text[],
  check (
    case when finished_at is null
      then num_nonnulls(people, movements, entries, fault_count, faults) = 0
      else num_nulls(people, movements, entries, fault_count, faults) = 0
    end
  )
);
create index ledger_verdicts_finished on ledger_verdicts (finished_at);

-- What /metrics counts at every scrape.
create index outbox_emails_failed on outbox_emails (failed_at) where failed_at is not null;
