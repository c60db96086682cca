create table codes (
  code_id uuid primary key,
  code_hash text not null unique,
  hint text not null,
  kind text not null check (kind in ('percent', 'game', 'plan')),
  gift jsonb not null,
  limits jsonb not null,
  purpose text not null,
  batch_id uuid,
  issued_at timestamptz not null,
  deactivated_at timestamptz,
  deactivated_because text
);
create index codes_by_time on codes (issued_at desc, code_id);
create index codes_of_batch on codes (batch_id) where batch_id is not null;

-- One row per use; how many there are is counted, never kept.
create table uses (
  code_id uuid not null,
  use_id uuid not null,
  player_id uuid not null,
  order_id uuid,
  subscription_id uuid,
  state text not null check (state in ('reserved', 'released', 'used')),
  discount bigint check (discount >= 0),
  changed_at timestamptz not null,
  primary key (code_id, use_id)
);
create index uses_of_player on uses (player_id);
create index uses_of_order on uses (order_id) where order_id is not null;
