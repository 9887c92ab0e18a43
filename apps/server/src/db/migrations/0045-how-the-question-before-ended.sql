-- How the claim ended that the present one replaced; null when its process died, or there was none. A process that looks
-- every half second misses an outcome that is replaced meanwhile, and waited for the next claim's outcome too. The
-- version before neither reads nor writes it.
alter table questions_in_flight add column last_outcome text;
