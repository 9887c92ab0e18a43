-- Which processes wait for a place at a host: process → until when it counts, in seconds since 1970. A process that has
-- the places learns so that it has to leave one to others. The version before neither reads nor writes it.
alter table host_paces add column wanted_by jsonb not null default '{}';
