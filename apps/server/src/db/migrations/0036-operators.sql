-- Who may use the operator's page, which portals an operator switched off, and what operators did and looked at.

create table operators (
  user_id uuid primary key references users (id) on delete cascade,
  given_at timestamptz not null
);

create table provider_switches (
  -- A portal with a row is not asked; the settings may switch off others.
  provider_id text primary key,
  reason text not null,
  switched_off_at timestamptz not null
);

create table operator_acts (
  id uuid primary key,
  at timestamptz not null,
  -- The account of the operator on the page. No reference: it outlives the account, so that no operator can delete what
  -- they did. Null for a command.
  operator_id uuid,
  -- The user of the system who gave a command; null for the page.
  command_user text,
  action text not null,
  -- The person whom it was about; empty once that person has deleted the account.
  person_id uuid,
  -- The portal or the payment that it was about.
  subject text,
  -- The reason, in the operator's words.
  note text,
  check ((operator_id is null) <> (command_user is null))
);
create index operator_acts_age on operator_acts (at);
create index operator_acts_person on operator_acts (person_id, at) where person_id is not null;

-- Append-only, but for two things: a person who deletes the account leaves the record, and after a year a row goes.
create function guard_operator_acts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.person_id is null and new.subject is null
    and (new.id, new.at, new.action) = (old.id, old.at, old.action)
    and new.operator_id is not distinct from old.operator_id
    and new.command_user is not distinct from old.command_user
    and new.note is not distinct from old.note then
    return new;
  end if;
  raise exception 'operator_acts is append-only' using errcode = 'restrict_violation';
end $$;

create trigger operator_acts_append_only before update or delete on operator_acts
  for each row execute function guard_operator_acts();
create trigger operator_acts_no_truncate before truncate on operator_acts
  for each statement execute function refuse_change();
