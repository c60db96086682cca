import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Instant } from '../../kernel/instant.js';
import { codeIdOf } from './code-hash.js';

/** The codes that people keep for later; keeping one uses nothing of it. */
@Injectable()
export class CodeClaims {
  constructor(private readonly db: Database) {}

  /** Keeps a code under the spelling that the person typed; again changes nothing. */
  async keep(personId: string, typed: string, now: Instant): Promise<void> {
    const text = typed.trim().replace(/\s+/g, ' ').toUpperCase();
    await this.db.query(
      'insert into code_texts.claims (person_id, code_id, text, claimed_at) values ($1, $2, $3, $4) on conflict do nothing',
      [personId, codeIdOf(typed), text, now],
    );
  }
}
