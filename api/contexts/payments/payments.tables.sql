create table payments (
  payment_id uuid primary key,
  order_id uuid not null,
  person_id uuid not null,
  amount bigint not null check (amount > 0),
  buy_order text not null unique,
  method text not null check (method in ('webpay-plus', 'oneclick')),
  -- Of payments through the bank's form.
  session_id text,
  result_url text,
  token text unique,
  -- Of payments by saved card.
  card_id uuid,
  child_buy_order text unique,
  store_code text,
  state text not null,
  in_doubt boolean not null,
  closed_because text,
  response_code int,
  approval jsonb,
  card_last4 text,
  payment_type_code text,
  refund jsonb,
  -- Who of the staff saw it taken at the bank's portal, and who saw the same.
  declared_by uuid,
  declared_at timestamptz,
  approved_by uuid,
  planned_at timestamptz not null,
  decided_at timestamptz
);
create index payments_of_order on payments (order_id);
create index payments_by_time on payments (planned_at desc);
create index payments_declared on payments (declared_by, declared_at) where declared_by is not null;
create index payments_in_doubt on payments (planned_at) where in_doubt;
create index payments_tried_of_card on payments (card_id) where state = 'declined' or in_doubt;
