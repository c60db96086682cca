import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { civilDateOf } from '../../../kernel/calendar.js';
import { instant } from '../../../kernel/instant.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { CatalogEditor, DeveloperNames } from '../../catalog/index.js';
import { Drafts } from '../drafts/drafts.js';
import { catalogueTexts } from './catalogue-texts.js';
import { ReleaseQueries } from './release.queries.js';

/** Brings the catalogue to what is approved of a game; one that was never released stays out of it. */
export class UpdateCatalogue extends Command<void> {
  constructor(
    readonly gameId: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(UpdateCatalogue)
export class UpdateCatalogueHandler implements ICommandHandler<UpdateCatalogue> {
  constructor(
    private readonly catalog: CatalogEditor,
    private readonly developers: DeveloperNames,
    private readonly drafts: Drafts,
    private readonly releases: ReleaseQueries,
  ) {}

  async execute({ gameId: id, by }: UpdateCatalogue): Promise<void> {
    const release = await this.releases.one(id);
    if (!release?.releasedAt) return;
    const { developerId, slug, approvedRevision, price, releasedAt } = release;
    const draft = await this.drafts.submitted(id, approvedRevision);
    if (!draft || price === null) throw new Error(`release ${id} has no approved texts`);
    const texts = catalogueTexts(draft, await this.releases.live(id));
    const listed = release.state === 'released';
    if (await this.catalog.one(id)) {
      await this.catalog.update(id, { ...texts, price, listed }, by);
      return;
    }
    if (!listed) return;
    const name = (await this.developers.of([developerId])).get(developerId) ?? slug;
    const releasedOn = civilDateOf(instant(releasedAt.getTime()));
    const developer = { id: developerId, key: developerId, name };
    await this.catalog.add({ ...texts, id, slug, developer, releasedOn, price }, by);
  }
}
