import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Lookups } from '../../../platform/database/lookups.js';
import { storedAddress } from '../../../platform/email-address.js';
import type { SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';

/** Where a person is written to, and how. */
export interface Contact {
  id: string;
  email: string;
  username: string;
  language: Language;
}

/** Names and addresses for those who show or write to people; no other context keeps copies of them. */
@Injectable()
export class PeopleDirectory {
  private readonly known: Lookups<Contact>;

  constructor(private readonly db: Database) {
    this.known = new Lookups(
      (ids) => this.contacts(ids),
      ({ id }) => id,
    );
  }

  /** Those that exist, in no order. */
  async contacts(ids: readonly string[]): Promise<Contact[]> {
    if (ids.length === 0) return [];
    return this.db.query<Contact>(
      'select id, email, username, language from access.persons where id = any($1::uuid[])',
      [[...new Set(ids)]],
    );
  }

  /** Everybody with one of these roles, by name; at most 100. */
  async inRoles(roleIds: readonly number[]): Promise<Contact[]> {
    return this.db.query<Contact>(
      'select id, email, username, language from access.persons where role_id = any($1::int[]) order by username limit 100',
      [roleIds],
    );
  }

  /** Ids of people whose name or address contains the words, at most 200; for searches in the console. */
  async search(words: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select id from access.persons where position(lower($1) in lower(username)) > 0 or position(lower($1) in email) > 0 order by created_at desc limit 200`,
      [storedAddress(words)],
    );
    return rows.map(({ id }) => id);
  }

  /** Null for an address without an account. */
  async withAddress(email: string): Promise<Contact | null> {
    const [found] = await this.db.query<Contact>(
      'select id, email, username, language from access.persons where email = $1',
      [email],
    );
    return found ?? null;
  }

  /** Null for an unknown id. */
  contact(id: string): Promise<Contact | null> {
    return this.known.one(id);
  }
}

/** What belongs to an account is its owner's alone; others are refused alike whether it exists or not. */
export function refuseOthers(personId: string, caller: SignedIn): void {
  if (personId !== caller.userId) throw new Problem(403, 'not-allowed');
}
