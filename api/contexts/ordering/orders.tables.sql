create table orders (
  order_id uuid primary key,
  person_id uuid not null,
  number text not null,
  status text not null check (status in ('placed', 'paid')),
  total bigint not null check (total >= 0),
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  language text not null,
  lines jsonb not null,
  terms jsonb,
  discount jsonb,
  -- The plan's period where one was ordered instead of games.
  plan jsonb,
  -- The days that its money bought: a first period begins on the day on which it is paid.
  paid_days jsonb,
  -- Whole percent; null where it is the standard one.
  vat_rate int,
  placed_at timestamptz not null,
  paid_at timestamptz,
  payment_id uuid
);
create index orders_of_person on orders (person_id, placed_at desc);
create index orders_by_time on orders (placed_at desc);
create index orders_paid on orders (paid_at) where status = 'paid';

create table refunds (
  refund_id uuid primary key,
  order_id uuid not null,
  lines jsonb not null,
  amount bigint not null check (amount >= 0),
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  how text not null,
  whole boolean not null,
  refunded_at timestamptz not null
);
create index refunds_of_order on refunds (order_id);

create table offers (
  game_id uuid primary key,
  slug text not null,
  title jsonb not null,
  cover text not null,
  price bigint not null check (price >= 0),
  listed boolean not null
);
