-- Periods that were ordered, with the developers' share of each and how much of it the closes have taken.
create table plan_orders (
  order_id uuid primary key,
  person_id uuid not null,
  price bigint not null check (price >= 0),
  share bigint not null check (share >= 0),
  rule_version int not null,
  from_day date not null,
  until_day date not null,
  -- Null while unpaid.
  paid_on date,
  payment_id uuid,
  taken bigint not null default 0,
  taken_through text
);
create index plan_orders_of_player on plan_orders (person_id, order_id) where paid_on is not null;
-- Those that no close has taken from: the first of them bounds what a studio reads so far.
create index plan_orders_not_taken on plan_orders (from_day) where paid_on is not null and taken_through is null and share > 0;

create table waits (
  order_id uuid not null,
  month text not null,
  amount bigint not null check (amount > 0),
  primary key (order_id, month)
);
create index waits_by_month on waits (month, order_id);

create table sale_lines (
  order_id uuid not null,
  game_id uuid not null,
  person_id uuid not null,
  price bigint not null check (price >= 0),
  net bigint not null check (net >= 0),
  share bigint not null check (share >= 0),
  rule_version int not null,
  code_id uuid,
  ordered_at timestamptz not null,
  paid_at timestamptz,
  payment_id uuid,
  -- The month whose statement tells it.
  settled_in text,
  primary key (order_id, game_id)
);
create index sale_lines_of_game on sale_lines (game_id, paid_at);
create index sale_lines_open on sale_lines (order_id, game_id) where settled_in is null and paid_at is not null;

-- What of each line went back. Game null: the period.
create table returns (
  refund_id uuid not null,
  line smallint not null,
  order_id uuid not null,
  game_id uuid,
  amount bigint not null check (amount >= 0),
  returned_at timestamptz not null,
  settled_in text,
  primary key (refund_id, line)
);
create index returns_of_order on returns (order_id, game_id, returned_at);
create index returns_of_periods on returns (returned_at) where game_id is null;
create index returns_open on returns (returned_at, refund_id) where settled_in is null and game_id is not null;

-- Whose a game is, and since when.
create table game_owners (
  game_id uuid not null,
  since timestamptz not null,
  developer_id text not null,
  primary key (game_id, since)
);
create index games_of_owner on game_owners (developer_id);

-- Who works for a studio, and since when; once more for each time that a person joins.
create table workers (
  developer_id text not null,
  person_id uuid not null,
  since timestamptz not null,
  -- No longer read or written: the release before does. It can be dropped by the next.
  until timestamptz,
  primary key (developer_id, person_id, since)
);
create index workers_by_person on workers (person_id);
-- Each ends the time before it at that studio, and none that came after.
create table departures (
  developer_id text not null,
  person_id uuid not null,
  left_at timestamptz not null,
  primary key (developer_id, person_id, left_at)
);

create table lines (
  month text not null,
  chunk int not null,
  n int not null,
  developer_id text not null,
  game_id uuid,
  source text not null,
  order_id uuid not null,
  slice text not null,
  day date not null,
  seconds int not null,
  amount bigint not null check (amount <> 0),
  rule_version int not null,
  primary key (month, chunk, n)
);
create index lines_of_developer on lines (developer_id, month, chunk, n);
create index lines_of_order on lines (order_id);

create table statements (
  developer_id text not null,
  month text not null,
  number text not null unique,
  by_source jsonb not null,
  earned bigint not null,
  carried_in bigint not null,
  gross bigint not null,
  tax_kind text not null,
  rate int not null,
  withheld bigint not null,
  paid bigint not null,
  carried_out bigint not null,
  lines int not null,
  lines_hash text not null,
  previous_hash text,
  hash text not null,
  issued_at timestamptz not null,
  primary key (developer_id, month)
);
create table closes (
  month text primary key,
  started_at timestamptz not null,
  closed_at timestamptz,
  statements int
);
