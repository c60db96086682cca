import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Fact } from '../../../kernel/decider.js';
import { civilDateOf } from '../../../kernel/calendar.js';
import { instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { CatalogEditor, DeveloperNames } from '../../catalog/index.js';
import { Drafts } from '../games/drafts.js';
import { catalogueTexts } from './catalogue-texts.js';
import { ReleaseQueries, type ReleaseRow } from './release.queries.js';

const TELL_CATALOGUE = 'publishing:tell-catalogue';
const TOLD = new Set([
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
  return TOLD.has(type) ? { kind: TELL_CATALOGUE, subject: (data as { gameId: string }).gameId } : null;
}

/** Brings the catalogue to what is approved now; however often it runs and in whichever order. */
@Injectable()
export class TellCatalogueEffect implements OnModuleInit, EffectPerformer {
  readonly kind = TELL_CATALOGUE;

  constructor(
    private readonly catalog: CatalogEditor,
    private readonly developers: DeveloperNames,
    private readonly drafts: Drafts,
    private readonly releases: ReleaseQueries,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform({ subject, effectId, correlation }: Effect): Promise<EffectOutcome> {
    const release = await this.releases.one(subject);
    if (!release?.releasedAt) return { state: 'done' };
    const actor = { kind: 'system', id: 'publishing' } as const;
    const now = this.clock.now();
    await this.tell(release, { commandId: derivedId(effectId), actor, correlation, causation: effectId, now });
    return { state: 'done' };
  }

  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }

  private async tell(release: ReleaseRow, context: CommandContext): Promise<void> {
    const { gameId: id, developerId, slug, approvedRevision, price, releasedAt } = release;
    const draft = await this.drafts.submitted(id, approvedRevision);
    if (!draft || price === null || releasedAt === null) throw new Error(`release ${id} has no approved texts`);
    const texts = catalogueTexts(draft, await this.releases.live(id));
    const listed = release.state === 'released';
    if (await this.catalog.one(id)) {
      await this.catalog.update(id, { ...texts, price, listed }, context);
      return;
    }
    if (!listed) return;
    const name = (await this.developers.of([developerId])).get(developerId) ?? slug;
    const releasedOn = civilDateOf(instant(releasedAt.getTime()));
    const developer = { id: developerId, key: developerId, name };
    await this.catalog.add({ ...texts, id, slug, developer, releasedOn, price, achievements: [] }, context);
  }
}
