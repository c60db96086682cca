import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../kernel/ports.js';
import { BusinessClock } from '../../platform/clock.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { IDS } from '../../platform/tokens.js';

/** What billing takes from outside: time, ids, and what a command did before. */
@Injectable()
export class BillingTools {
  constructor(
    readonly clock: BusinessClock,
    @Inject(IDS) readonly ids: Ids,
    readonly store: EventStore,
  ) {}

  /** The context of a person's command; without an id of its own it is a new one. */
  asked(playerId: string, correlation: string, commandId = this.ids.next()): CommandContext {
    return {
      commandId,
      actor: { kind: 'player', id: playerId },
      correlation,
      causation: correlation,
      now: this.clock.now(),
    };
  }
}
