import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Fact } from '../../../kernel/decider.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { UpdateCatalogue } from './update-catalogue.js';

const UPDATE_CATALOGUE = 'publishing:update-catalogue';
const SHOWN_AFTER = new Set([
  'GameReleased',
  'TextsChanged',
  'BuildChannelSet',
  'PriceChangeApplied',
  'GameWithdrawn',
  'GameRestored',
  'GameTakenDown',
]);

/** What was decided about a game shows in the catalogue. */
export function wheneverCatalogueDiffers({ type, data }: Fact): { kind: string; subject: string } | null {
  return SHOWN_AFTER.has(type) ? { kind: UPDATE_CATALOGUE, subject: (data as { gameId: string }).gameId } : null;
}

/** Brings the catalogue to what is approved now; however often it runs and in whichever order. */
@Injectable()
export class UpdateCatalogueEffect implements OnModuleInit, EffectPerformer {
  readonly kind = UPDATE_CATALOGUE;

  constructor(
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform({ subject, effectId, correlation }: Effect): Promise<EffectOutcome> {
    const actor = { kind: 'system', id: 'publishing' } as const;
    const now = this.clock.now();
    const context = { commandId: derivedId(effectId), actor, correlation, causation: effectId, now };
    await this.commands.execute(new UpdateCatalogue(subject, context));
    return { state: 'done' };
  }

  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }
}
