-- A part of the portal did not answer, so there may be more vacancies: whoever gets the kept answer is told too.
alter table provider_answers add column is_partial boolean not null default false;
