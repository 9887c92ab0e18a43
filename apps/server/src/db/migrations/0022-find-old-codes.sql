-- concurrently
-- What finds the codes of questions that are no longer compared (docs/database.md).
create index concurrently credit_holds_coded on credit_holds (settled_at) where purpose <> '';
create index concurrently search_requests_coded on search_requests (created_at) where fingerprint <> '';
