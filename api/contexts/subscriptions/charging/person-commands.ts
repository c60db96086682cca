import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { IDS } from '../../../platform/tokens.js';

@Injectable()
export class PersonCommands {
  constructor(
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The context of a person's command; the same id again is the same command. */
  contextOf(playerId: string, correlation: string, commandId = this.ids.next()): CommandContext {
    const actor = { kind: 'player' as const, id: playerId };
    return { commandId, actor, correlation, causation: correlation, now: this.clock.now() };
  }
}
