create table payments (
  payment_id uuid primary key,
  order_id uuid not null,
  player_id uuid not null,
  amount bigint not null check (amount > 0),
  buy_order text not null unique,
  session_id text not null,
  result_url text not null,
  token text unique,
  state text not null,
  in_doubt boolean not null,
  closed_because text,
  response_code int,
  approval jsonb,
  card_last4 text,
  payment_type_code text,
  refund jsonb,
  planned_at timestamptz not null,
  decided_at timestamptz
);
create index payments_of_order on payments (order_id);
create index payments_by_time on payments (planned_at desc);
create index payments_in_doubt on payments (planned_at) where in_doubt;
