-- What a person keeps of the vacancies that searches found. All of it goes with the account.

-- The vacancies that a person opened or does not want to see, by their ids.
create table vacancy_marks (
  user_id uuid not null references users (id) on delete cascade,
  posting_id text not null,
  -- When the mark was last set; null in `hidden_at` when lists show the vacancy.
  seen_at timestamptz not null,
  hidden_at timestamptz,
  primary key (user_id, posting_id)
);
create index vacancy_marks_age on vacancy_marks (seen_at);

-- The vacancies that a person saved, with what their postings said then. A removed one is kept for a day, so that it can
-- come back as it was.
create table saved_vacancies (
  user_id uuid not null references users (id) on delete cascade,
  posting_id text not null,
  status text not null check (status in ('saved', 'applied', 'interview', 'offer', 'refused')),
  status_at timestamptz not null,
  note text not null,
  next_step text not null,
  next_step_on date,
  saved_at timestamptz not null,
  removed_at timestamptz,
  posting jsonb not null,
  -- The long part of the posting. A column of its own, so that the list of all saved vacancies does not read it.
  posting_text jsonb not null,
  primary key (user_id, posting_id)
);
create index saved_vacancies_removed on saved_vacancies (removed_at) where removed_at is not null;

-- Lists of vacancies that a person picked for others. Who has the id of a list may read it; only its SHA-256 is stored.
create table shared_lists (
  id_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  postings jsonb not null
);
create index shared_lists_expiry on shared_lists (expires_at);
create index shared_lists_user on shared_lists (user_id);
