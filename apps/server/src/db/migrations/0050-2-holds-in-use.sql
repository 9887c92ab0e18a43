-- concurrently
-- Open holds, and ended ones whose question is still known: those of a person are few, so no index by question is needed.
create index concurrently credit_holds_in_use on credit_holds (user_id) where purpose <> '';
