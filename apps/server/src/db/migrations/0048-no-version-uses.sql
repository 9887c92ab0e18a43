-- What no version uses any more. Since 0020 a run of a portal says nothing about a person; servers that wrote these columns are gone.
drop trigger provider_runs_of_nobody on provider_runs;
drop function take_person_out_of_run();
alter table provider_runs
  drop column user_id,
  drop column hold_id,
  drop column question;
-- How many requests a host got at once; its places are in host_paces.
drop table host_leases;
