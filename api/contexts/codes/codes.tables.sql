create table codes (
  code_id uuid primary key,
  code_hash text not null unique,
  hint text not null,
  kind text not null check (kind in ('percent', 'game', 'plan')),
  benefit jsonb not null,
  limits jsonb not null,
  purpose text not null,
  batch_id uuid,
  issued_at timestamptz not null,
  deactivated_at timestamptz,
  deactivated_because text
);
create index codes_by_time on codes (issued_at desc, code_id);
create index codes_of_batch on codes (batch_id) where batch_id is not null;

-- One row per use.
create table uses (
  code_id uuid not null,
  use_id uuid not null,
  person_id uuid not null,
  order_id uuid,
  subscription_id uuid,
  state text not null check (state in ('reserved', 'released', 'used')),
  discount bigint check (discount >= 0),
  changed_at timestamptz not null,
  primary key (code_id, use_id)
);
create index uses_of_person on uses (person_id, code_id);
create index uses_of_order on uses (order_id) where order_id is not null;

-- How often each code is reserved and used: counting a popular code's rows would hold up each purchase.
create table counts (
  code_id uuid primary key,
  reserved bigint not null default 0 check (reserved >= 0),
  used bigint not null default 0 check (used >= 0)
);

-- The rows tell how the sums move, so that projecting an event twice counts it once. No line of a body ends with a semicolon, because the file is cut there.
create function count_added() returns trigger language plpgsql set search_path from current as $$ begin
  insert into counts (code_id, reserved, used) select a.code_id, count(*) filter (where a.state = 'reserved'), count(*) filter (where a.state = 'used') from added a group by a.code_id order by a.code_id on conflict (code_id) do update set reserved = counts.reserved + excluded.reserved, used = counts.used + excluded.used; return null; end $$;
create function count_changed() returns trigger language plpgsql set search_path from current as $$ begin
  update counts c set reserved = c.reserved + m.reserved, used = c.used + m.used from (select a.code_id, sum((a.state = 'reserved')::int - (b.state = 'reserved')::int) as reserved, sum((a.state = 'used')::int - (b.state = 'used')::int) as used from after_change a join before_change b using (code_id, use_id) group by a.code_id) m where m.code_id = c.code_id; return null; end $$;
create trigger count_added after insert on uses referencing new table as added for each statement execute function count_added();
create trigger count_changed after update on uses referencing old table as before_change new table as after_change for each statement execute function count_changed();
