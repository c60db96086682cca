import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../kernel/ports.js';
import { BusinessClock } from '../../platform/clock.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { IDS } from '../../platform/tokens.js';

/** Commands that people give for themselves and their studios: each with its author. */
@Injectable()
export class PersonCommands {
  constructor(
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  context(personId: string, correlation: string): CommandContext {
    return {
      commandId: this.ids.next(),
      actor: { kind: 'player', id: personId },
      correlation,
      causation: correlation,
      now: this.clock.now(),
    };
  }
}
