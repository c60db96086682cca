create table plans (
  plan_id uuid primary key,
  school text not null,
  seats int not null,
  ends_on date not null,
  access_until timestamptz not null,
  reference text not null,
  given_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index plans_by_time on plans (given_at desc, plan_id);
create table teachers (
  plan_id uuid not null,
  person_id uuid not null,
  joined_at timestamptz not null,
  primary key (plan_id, person_id)
);
create index plans_of_teacher on teachers (person_id);
