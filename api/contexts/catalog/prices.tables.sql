create table prices (
  game_id uuid primary key,
  price bigint not null check (price >= 0),
  -- A plan lends it while it is on sale.
  in_plan boolean not null,
  listed boolean not null
);

create table stamp (
  one boolean primary key,
  event uuid not null
);
