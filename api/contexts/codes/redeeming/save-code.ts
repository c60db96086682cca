import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { CartCodes } from '../code-uses.js';
import { whyNotNow, withoutPending } from '../code.rules.js';
import { codeIdOf } from '../code.stream.js';

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

/** Saves a code for later. */
export class SaveCode extends Command<{ codeId: string }> {
  /** @throws Refusal code-unknown, or why it does not work. */
  constructor(
    readonly personId: string,
    readonly typed: string,
  ) {
    super();
  }
}

@CommandHandler(SaveCode)
export class SaveCodeHandler implements ICommandHandler<SaveCode> {
  constructor(
    private readonly cartCodes: CartCodes,
    private readonly claims: CodeClaims,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ personId, typed }: SaveCode): Promise<{ codeId: string }> {
    const found = await this.cartCodes.find(typed, personId);
    if (!found) throw new Refusal('code-unknown');
    const now = this.clock.now();
    const why = whyNotNow(withoutPending(found.code), found.asker, now);
    if (why) throw new Refusal(why);
    await this.claims.keep(personId, typed, now);
    return { codeId: found.code.codeId };
  }
}
