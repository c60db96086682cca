create table enrolments (
  card_id uuid primary key,
  person_id uuid not null,
  -- Under which the bank knows this one card.
  username text not null,
  token text unique,
  return_url text not null,
  state text not null check (state in ('started', 'open', 'finishing', 'enrolled', 'ended')),
  because text,
  response_code int,
  started_at timestamptz not null
);

create table cards (
  card_id uuid primary key,
  person_id uuid not null,
  brand text not null,
  last4 text not null,
  -- Why it is charged no more; null while it works.
  trouble text,
  enrolled_at timestamptz not null,
  removed_at timestamptz
);
create index cards_of_person on cards (person_id);

create table defaults (
  person_id uuid primary key,
  card_id uuid not null
);
