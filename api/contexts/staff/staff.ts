import { applyDecorators, Inject, Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import type { Ids } from '../../kernel/ports.js';
import { BusinessClock } from '../../platform/clock.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { IDS } from '../../platform/tokens.js';
import { PeopleDirectory } from '../access/index.js';
import type { StaffRequest } from './accounts.js';
import { namesPerson } from './reason.rules.js';

const PLAIN = /^[^\p{Cc}@]{3,200}$/u;

/** Why a member of staff did it; kept for ever, so an address has no place in it. */
export const Reason = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: 3, maxLength: 200 }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    Matches(PLAIN, { message: 'must have 3 to 200 characters on one line, without names or addresses' }),
  );

export class ReasonRequest {
  @Reason()
  reason: string;
}

/** What a member of staff requests for an account, with what they may do themselves. */
export function askedBy({ userId, permissions }: SignedIn, reason: string): StaffRequest {
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
