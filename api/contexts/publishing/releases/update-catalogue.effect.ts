import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Fact } from '../../../kernel/decider.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { UpdateCatalogue } from './update-catalogue.js';

const UPDATE_CATALOGUE = 'publishing:update-catalogue';
const SHOWN_AFTER = new Set(['GameReleased', 'TextsChanged', 'BuildChannelSet', 'BuildChannelCleared']);

/** What was decided about texts and builds of a game shows in the catalogue; prices and sale are facts that it reads itself. */
export function wheneverCatalogueDiffers({ type, data }: Fact): { kind: string; subject: string } | null {
  return SHOWN_AFTER.has(type) ? { kind: UPDATE_CATALOGUE, subject: (data as { gameId: string }).gameId } : null;
}

/** Brings the catalogue to what is approved now; however often it runs and in whichever order. */
@Injectable()
export class UpdateCatalogueEffect implements OnModuleInit, EffectPerformer {
  readonly kind = UPDATE_CATALOGUE;

  constructor(
    private readonly commands: CommandBus,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform({ subject }: Effect): Promise<EffectOutcome> {
    await this.commands.execute(new UpdateCatalogue(subject));
    return { state: 'done' };
  }

  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }
}
