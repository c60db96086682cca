import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { civilDateOf } from '../../../kernel/calendar.js';
import { instant } from '../../../kernel/instant.js';
import { DeveloperNames, GameRows } from '../../catalog/index.js';
import { Drafts } from '../drafts/drafts.js';
import { catalogueTexts, packagingOf } from './catalogue-texts.js';
import { ReleaseQueries } from './release.queries.js';

/** Brings the catalogue to what is approved of a game; one that was never released stays out of it. */
export class UpdateCatalogue extends Command<void> {
  constructor(readonly gameId: string) {
    super();
  }
}

@CommandHandler(UpdateCatalogue)
export class UpdateCatalogueHandler implements ICommandHandler<UpdateCatalogue> {
  constructor(
    private readonly rows: GameRows,
    private readonly developers: DeveloperNames,
    private readonly drafts: Drafts,
    private readonly releases: ReleaseQueries,
  ) {}

  async execute({ gameId: id }: UpdateCatalogue): Promise<void> {
    const release = await this.releases.one(id);
    if (!release?.releasedAt) return;
    const { developerId, slug, approvedRevision, releasedAt } = release;
    const draft = await this.drafts.submitted(id, approvedRevision);
    if (!draft) throw new Error(`release ${id} has no approved texts`);
    const live = await this.releases.live(id);
    // Without a build a game stays as it was announced.
    const packaging = (live.length === 0 && (await this.rows.packagingOf(id))) || packagingOf(live);
    const name = (await this.developers.of([developerId])).get(developerId) ?? slug;
    const releasedOn = civilDateOf(instant(releasedAt.getTime()));
    const developer = { id: developerId, key: developerId, name };
    await this.rows.show({ ...catalogueTexts(draft), ...packaging, id, slug, developer, releasedOn });
  }
}
