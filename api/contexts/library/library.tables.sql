create table entitlements (
  person_id uuid not null,
  game_id uuid not null,
  because text not null,
  order_id uuid,
  granted_at timestamptz not null,
  primary key (person_id, game_id)
);
create index entitlements_of_order on entitlements (order_id) where order_id is not null;

create table labels (
  game_id uuid primary key,
  slug text not null,
  title jsonb not null,
  cover text not null,
  -- A plan lets its subscribers play it, while it is on sale.
  in_plan boolean not null default false,
  on_sale boolean not null default false,
  is_lent boolean not null generated always as (in_plan and on_sale) stored
);
