-- What is looked for, counted: a term, a state and a week of São Paulo. Nobody's: no person, no city
-- and no time of day, so that a rare term leads to no one.
create table search_terms (
  -- ISO 8601: 2026-W47
  week text not null check (week ~ '^[0-9]{4}-W[0-5][0-9]$'),
  -- two letters; empty for the whole country
  state text not null check (state ~ '^([A-Z]{2})?$'),
  -- lower case, without accents
  term text not null check (char_length(term) between 1 and 80),
  searches integer not null check (searches > 0),
  primary key (week, state, term)
);
