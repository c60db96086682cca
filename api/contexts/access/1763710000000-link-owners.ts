import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A link may belong to somebody who is no person yet: the owner is no longer a foreign key. */
export class LinkOwners1763710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.email_tokens drop constraint email_tokens_person_id_fkey;
      alter table identity.email_tokens rename column person_id to owner_id;
      alter index identity.email_tokens_of rename to email_tokens_of_owner;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter index identity.email_tokens_of_owner rename to email_tokens_of;
      alter table identity.email_tokens rename column owner_id to person_id;
      alter table identity.email_tokens add constraint email_tokens_person_id_fkey foreign key (person_id) references identity.persons on delete cascade;
    `);
  }
}
