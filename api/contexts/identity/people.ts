import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Database } from '../../platform/database/database.js';
import { ARGON2 } from './accounts.js';

/** Name and address of somebody, for mails and the console. */
export interface Contact {
  id: string;
  email: string;
  username: string;
  language: 'es' | 'en';
}

/** Looks people up by id; somebody who was erased is missing. */
@Injectable()
export class PeopleDirectory {
  constructor(private readonly db: Database) {}

  async contacts(ids: readonly string[]): Promise<Contact[]> {
    if (ids.length === 0) return [];
    return this.db.query<Contact>('select id, email, username, language from identity.persons where id = any($1)', [ids]);
  }

  async contact(id: string): Promise<Contact | null> {
    return (await this.contacts([id]))[0] ?? null;
  }

  /** Ids of people whose name or address contains the words. */
  async search(words: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select id from identity.persons where position(lower($1) in lower(username)) > 0 or position(lower($1) in email) > 0 limit 200`, [words]);
    return rows.map((row) => row.id);
  }
}

/** Somebody to be put into the demonstration shop. */
export interface DemoPerson {
  id: string;
  email: string;
  username: string;
  /** Null for those who never sign in. */
  password: string | null;
  roleId: number;
  developerId: string | null;
  language: 'es' | 'en';
  createdAt: string;
}

/** Puts fictitious people into a demonstration shop; their addresses count as confirmed. */
@Injectable()
export class DemoPeople {
  constructor(private readonly db: Database) {}

  async add(people: readonly DemoPerson[]): Promise<void> {
    for (const { id, email, username, password, roleId, developerId, language, createdAt } of people) {
      await this.db.query(
        `insert into identity.persons (id, email, username, password_hash, role_id, developer_id, language, email_verified_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict do nothing`,
        [id, email, username, password ? await hash(password, ARGON2) : null, roleId, developerId, language, createdAt]);
    }
  }
}
