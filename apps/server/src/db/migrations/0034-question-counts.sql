-- What each portal answered to the same words in the same place on one day, all people together. It holds no words
-- (a code that needs the server's secret), no person, and no time of day.
create table question_counts (
  -- of São Paulo
  day date not null,
  -- the code of the words, the same in every place
  words text not null,
  -- two letters; empty for the whole country
  state text not null check (state ~ '^([A-Z]{2})?$'),
  -- the code of the city with these words; empty without a city
  place text not null,
  provider_id text not null,
  -- times that the portal was asked, and answers among them
  asked integer not null check (asked > 0),
  answers integer not null check (answers between 0 and asked),
  -- vacancies of all answers together
  vacancies integer not null check (vacancies >= 0),
  -- how long the first answers of the day took, in milliseconds, rounded to tenths of a second
  took_ms integer[] not null,
  -- the marks of the people who asked, 0 to 63: several people share each mark, and a person has another one for
  -- other words. Different marks are different people, so that few people can be told from five.
  people smallint[] not null check (0 <= all (people) and 63 >= all (people)),
  primary key (words, day, state, place, provider_id)
);
create index question_counts_day on question_counts (day);
