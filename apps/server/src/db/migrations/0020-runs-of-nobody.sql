-- A run says how a portal did, and nothing about who asked what: the ledger says what a person paid.
-- Servers of the last version still write the person, the hold and the question's unkeyed hash; the trigger
-- takes them out. It goes with the three columns, with the next version.
alter table provider_runs alter column question set default '';

create function take_person_out_of_run() returns trigger language plpgsql as $$
begin
  new.user_id := null;
  new.hold_id := null;
  new.question := '';
  return new;
end $$;

create trigger provider_runs_of_nobody before insert or update on provider_runs
  for each row execute function take_person_out_of_run();
