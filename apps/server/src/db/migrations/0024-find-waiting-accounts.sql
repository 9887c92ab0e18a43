-- concurrently
-- What finds accounts that were never confirmed, the oldest first.
create index concurrently users_waiting_age on users (created_at) where confirmed_at is null;
