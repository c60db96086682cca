create table entries (
  id uuid primary key,
  at timestamptz not null,
  actor_id text not null,
  action text not null,
  stream text not null,
  before jsonb,
  after jsonb not null,
  reason text
);

create index entries_by_time on entries (at desc, id);
