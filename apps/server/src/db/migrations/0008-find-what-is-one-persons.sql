-- A person may ask for everything that is theirs, and for its deletion: neither should read whole tables.
create index provider_runs_user on provider_runs (user_id) where user_id is not null;
create index outbox_emails_recipient on outbox_emails (recipient);
create index account_requests_email on account_requests (email);

-- The contract counts a name's characters as people do; one of them may be many code points
-- (a family emoji has seven). This only bounds the room.
alter table users drop constraint users_name_check;
alter table users add constraint users_name check (char_length(name) between 1 and 2000);
