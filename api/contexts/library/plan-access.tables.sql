-- Games that a plan lets its subscribers play, while they are on sale.
create table games (
  game_id uuid primary key
);

-- What each running agreement gives its player.
create table agreements (
  subscription_id uuid primary key,
  player_id uuid not null,
  since timestamptz not null,
  auto_renew boolean not null,
  in_grace boolean not null,
  -- The instant until which the latest period, or grace for the next one, lasts.
  access_until timestamptz,
  -- Free periods from before were lost when an earlier agreement of the same name ended.
  free_since timestamptz not null
);
create index agreements_of_player on agreements (player_id);

-- Periods that a code will pay for, and those that it has paid.
create table free_periods (
  subscription_id uuid not null,
  use_id uuid not null,
  periods int not null check (periods > 0),
  added_at timestamptz not null,
  primary key (subscription_id, use_id)
);
create table granted_periods (
  subscription_id uuid not null,
  period int not null,
  granted_at timestamptz not null,
  primary key (subscription_id, period)
);
