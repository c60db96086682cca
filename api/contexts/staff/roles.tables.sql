create table roles (
  role_id int primary key,
  name text not null,
  permissions text[] not null
);
