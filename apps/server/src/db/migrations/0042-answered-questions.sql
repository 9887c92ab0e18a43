-- With which postings each question was answered, and on which days, so that a later answer can show that a vacancy is no
-- longer there. It holds no words (a code that needs the server's secret), no person and no time of day.
create table answered_questions (
  -- the code of the question, the same on all days
  question text not null,
  -- the id in `posting_packs`; of an answer without a posting, the id that its pack would have
  pack_id text not null,
  -- days: when the question was last answered so, and when first and last with everything that the portal has; null when
  -- an answer never was known to be everything
  last_at timestamptz not null,
  first_whole_at timestamptz,
  last_whole_at timestamptz,
  primary key (question, pack_id)
);
create index answered_questions_pack on answered_questions (pack_id);
create index answered_questions_last on answered_questions (last_at);
