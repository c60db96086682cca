create table incidents (
  incident_id uuid primary key,
  kind text not null,
  subject text not null,
  expected text not null,
  found text not null,
  status text not null check (status in ('open', 'resolved')),
  opened_at timestamptz not null,
  resolved_at timestamptz,
  reason text,
  -- Null while it is open, and when it was gone by itself.
  resolved_by text
);
create index incidents_by_time on incidents (opened_at desc);
create index incidents_open on incidents (kind) where status = 'open';
