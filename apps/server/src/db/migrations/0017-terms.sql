-- concurrently
-- What finds the rows whose term is over, the oldest first (docs/database.md); and the runs that a hold paid for.
create index concurrently account_tokens_age on account_tokens (created_at);
create index concurrently sessions_end on sessions (expires_at);
create index concurrently outbox_emails_age on outbox_emails (created_at);
create index concurrently provider_runs_age on provider_runs (created_at);
create index concurrently provider_runs_hold on provider_runs (hold_id) where hold_id is not null;
