import { Inject, Injectable } from '@nestjs/common';
import type { AskedOfAccount } from '../contexts/identity/index.js';
import type { Ids } from '../kernel/ports.js';
import { BusinessClock } from '../platform/clock.js';
import type { CommandContext } from '../platform/event-store/events.js';
import type { SignedIn } from '../platform/http/access.js';
import { IDS } from '../platform/tokens.js';

/** What somebody of the shop asks of an account, with what they may do themselves. */
export function askedBy({ userId, permissions }: SignedIn, reason: string): AskedOfAccount {
  return { by: userId, held: permissions, reason };
}

/** Commands that the shop's people give: each with its author. */
@Injectable()
export class Staff {
  constructor(private readonly clock: BusinessClock, @Inject(IDS) private readonly ids: Ids) {}

  context(caller: SignedIn, correlation: string): CommandContext {
    return { commandId: this.ids.next(), actor: { kind: 'staff', id: caller.userId }, correlation, causation: correlation, now: this.clock.now() };
  }
}
