-- Unkeyed hashes of questions led from a person to what they looked for. In a file of its own, so that the lock
-- of the one before is gone while many rows are written.
update provider_runs set question = '' where question <> '' or user_id is not null or hold_id is not null;

-- What was settled longer ago than a repetition is free is never compared again. What is younger is left to
-- `credits/forget-old-purposes`.
update credit_holds set purpose = '', captured_by = null
where state <> 'held' and settled_at < now() - interval '10 minutes' and purpose <> '';
