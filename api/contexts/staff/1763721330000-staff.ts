import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What holds between roles of different people, whose facts meet on no stream: an administrator is left, and no one gets a role that is gone. */
export class Staff1763721330000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema staff;
      grant usage on schema staff to ${APP_ROLE};
      create table staff.removed_roles (role_id int primary key);
      grant select, insert on staff.removed_roles to ${APP_ROLE};

      create function staff.keep_an_administrator() returns trigger language plpgsql as $$
      begin
        -- Those who resign at the same instant follow one another here; each sees what the one before left.
        perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
        if not exists (select from access.persons where role_id = 1 and id <> old.id) then
          raise check_violation using message = 'the last administrator stays', constraint = 'persons_last_administrator';
        end if;
        return new;
      end $$;
      create trigger keep_an_administrator before update of role_id on access.persons
        for each row when (old.role_id = 1 and new.role_id <> 1) execute function staff.keep_an_administrator();

      create function staff.refuse_removed_role() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(hashtextextended('role-' || new.role_id, 0));
        if exists (select from staff.removed_roles where role_id = new.role_id) then
          raise check_violation using message = 'the role is gone', constraint = 'persons_role_gone';
        end if;
        return new;
      end $$;
      create trigger refuse_removed_role before update of role_id on access.persons
        for each row when (new.role_id > 3 and new.role_id <> old.role_id) execute function staff.refuse_removed_role();

      create function staff.keep_held_role() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('role-' || new.role_id, 0));
        if exists (select from access.persons where role_id = new.role_id) then
          raise check_violation using message = 'someone holds the role', constraint = 'removed_roles_held';
        end if;
        return new;
      end $$;
      create trigger keep_held_role before insert on staff.removed_roles for each row execute function staff.keep_held_role();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema staff cascade');
  }
}
