import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BusinessClock } from '../../../platform/clock.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { DueHandler } from '../../../platform/event-store/due.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { ChangeRelease } from './change-release.js';
import { PRICE_DUE, releaseStream } from './release.stream.js';

/** Applies prices on the moment for which they were planned. */
@Injectable()
export class PriceTimer implements OnModuleInit, DueHandler {
  readonly what = PRICE_DUE;

  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const gameId = key.slice(releaseStream.of('').length);
    const now = this.clock.now();
    const history = await this.runner.read([releaseStream.of(gameId)]);
    const [next] = releaseStream.state(history, gameId).pendingPrices;
    if (!next || next.appliesAt > now) return;
    const id = derivedId('price-due', next.changeId);
    const actor = { kind: 'system', id: 'price-changes' } as const;
    const context = { commandId: id, actor, correlation: id, causation: id, now };
    await this.commands.execute(new ChangeRelease({ type: 'ApplyDuePrices', gameId, now }, context));
  }
}
