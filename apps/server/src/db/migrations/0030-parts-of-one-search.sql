-- Of which search a hold is a part: a random number that the person's device made, so that the statement can show the
-- portals of one search together. It says nothing of what was looked for. A hold without one is a search by itself.
alter table credit_holds add column search_id uuid;
