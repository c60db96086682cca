import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import type { Instant } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/http/messages.js';
import { CONFIG } from '../../platform/tokens.js';
import { NEEDED_TEXTS, Consents } from '../consent/index.js';
import { newPerson, Person, Passwords } from '../access/index.js';

/** A person to be put into a demonstration shop. */
export interface DemoPerson {
  id: string;
  email: string;
  username: string;
  /** Null for those who never sign in. */
  password: string | null;
  roleId: number;
  developerId: string | null;
  language: Language;
  createdAt: Instant;
}

/** Puts invented people into a demonstration shop; their addresses count as verified. */
@Injectable()
export class DemoPeople {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly consents: Consents,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Adds those who are not there yet, as if they had agreed to the texts. Never in production: the passwords are published. */
  async add(people: readonly DemoPerson[]): Promise<void> {
    if (this.config.production)
      throw new Error('invented people have published passwords and never exist in production');
    const persons = await Promise.all(people.map((person) => this.personOf(person)));
    await this.db.rows.transaction(async (rows) => {
      const added = await rows
        .createQueryBuilder()
        .insert()
        .into(Person)
        .values(persons)
        .orIgnore()
        .returning('id')
        .execute();
      for (const { id } of added.raw as { id: string }[])
        await this.consents.record(
          rows,
          id,
          NEEDED_TEXTS.map((text) => ({ text, given: true })),
          { place: 'sign-up', language: 'es' },
        );
    });
  }

  private async personOf({ password, createdAt, ...person }: DemoPerson): Promise<Person> {
    const since = new Date(createdAt);
    return newPerson({
      ...person,
      passwordHash: password === null ? null : await this.passwords.hash(password),
      emailVerifiedAt: since,
      createdAt: since,
    });
  }
}
