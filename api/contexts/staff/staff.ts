import { applyDecorators, Inject, Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateBy } from 'class-validator';
import type { Ids } from '../../kernel/ports.js';
import { BusinessClock } from '../../platform/clock.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { IDS } from '../../platform/tokens.js';
import { PeopleDirectory } from '../access/index.js';
import type { StaffRequest } from './change-account.js';
import { holdsContact, namesPerson } from './reason.rules.js';
import { Trimmed } from '../../platform/http/fields/trimmed.js';

const PLAIN = /^[^\p{Cc}@]{3,200}$/u;
/** A word or two and the number: no sentence, and no address. */
const REFERENCE = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 ./_#-]{2,59}$/;

/** Refuses what reaches or numbers a person, with a sentence of its own. Names are refused where the person is known. */
const WithoutContacts = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'withoutContacts',
      validator: { validate: (value: unknown) => typeof value !== 'string' || !holdsContact(value) },
    },
    {
      message: 'must not hold names, e-mails, RUTs or telephones',
      context: { refusal: 'reason-names-person' },
    },
  );

/** Why a member of staff did it; kept for ever, so no person has a place in it. */
export const Reason = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: 3, maxLength: 200 }),
    Trimmed(),
    Matches(PLAIN, { message: 'must have 3 to 200 characters on one line, without names or addresses' }),
    WithoutContacts(),
  );

/** By what the bank finds a transfer again: kept for ever. Its digits may look like a telephone. */
export const BankReference = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: 3, maxLength: 60, pattern: REFERENCE.source }),
    Trimmed(),
    Matches(REFERENCE, { message: 'must have 3 to 60 letters, digits and . / _ # -, with a digit among them' }),
  );

export class ReasonRequest {
  @Reason()
  reason: string;
}

/** What a member of staff requests for an account, with what they may do themselves. */
export function staffRequestOf({ userId, permissions }: SignedIn, reason: string): StaffRequest {
  return { by: userId, held: permissions, reason };
}

/** Commands that staff give: each with its author. */
@Injectable()
export class Staff {
  constructor(
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
    private readonly people: PeopleDirectory,
  ) {}

  context(caller: SignedIn, correlation: string): CommandContext {
    return {
      commandId: this.ids.next(),
      actor: { kind: 'staff', id: caller.userId },
      correlation,
      causation: correlation,
      now: this.clock.now(),
    };
  }

  /** Reasons are kept for ever: the people that a decision is about are not named in one. */
  async refuseNames(reason: string, ...personIds: readonly string[]): Promise<void> {
    const people = await this.people.contacts(personIds);
    if (people.some((person) => namesPerson(reason, person))) throw new Problem(422, 'reason-names-person');
  }
}
