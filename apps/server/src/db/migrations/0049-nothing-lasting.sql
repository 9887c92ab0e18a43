-- What holds for some seconds is worth nothing after a crash, so the write-ahead log need not have it: a server that
-- comes up again, or takes over, finds these two tables empty (docs/database.md). Both have few rows; they are written
-- once more, with room in each page for changed rows, so that a change touches no index.
alter table host_paces set (fillfactor = 25);
alter table host_paces set unlogged;
-- Claims are renewed, and no index is to be written for that. Old ones are found without it: the table is small.
drop index questions_in_flight_expiry;
alter table questions_in_flight set (fillfactor = 50);
alter table questions_in_flight set unlogged;
-- A request is written once and changed once. Its row stays a day.
alter table search_requests set (fillfactor = 80);
