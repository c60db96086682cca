import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { DownloadLinks } from './download-links.js';
import type { DownloadLinkReply } from './downloads.dto.js';
import { DownloadableBuilds } from './downloadable-builds.js';
import type { DownloadableBuild } from './downloads.queries.js';

/** Signs the address of one transfer for a person who may play the game, and notes that they began. */
export class CreateDownloadLink extends Command<DownloadLinkReply> {
  /** @throws Problem 404 download-unknown. */
  constructor(
    readonly personId: string,
    readonly buildId: string,
  ) {
    super();
  }
}

@CommandHandler(CreateDownloadLink)
export class CreateDownloadLinkHandler implements ICommandHandler<CreateDownloadLink> {
  constructor(
    private readonly downloads: DownloadableBuilds,
    private readonly links: DownloadLinks,
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ personId, buildId }: CreateDownloadLink): Promise<DownloadLinkReply> {
    const now = this.clock.now();
    const build = await this.downloads.find(buildId, personId, now);
    // To a person who may not play the game the build does not exist.
    if (!build) throw new Problem(404, 'download-unknown');
    if (build.channel !== 'review') await this.noteBegun(personId, build, now);
    const { link, expiresAt } = this.links.sign(buildId, personId, now);
    return { url: `/v1/downloads/${buildId}/file?link=${link}`, expiresAt };
  }

  private async noteBegun(
    personId: string,
    { buildId, gameId, channel }: DownloadableBuild,
    now: Instant,
  ): Promise<void> {
    // Downloading a live build again starts a new period; the days of a replaced one keep counting.
    await this.db.query(
      `insert into library.downloads as d (person_id, build_id, game_id, started_at) values ($1, $2, $3, $4)
       on conflict (person_id, build_id) do update set
         started_at = case when $5 then excluded.started_at else d.started_at end,
         received = case when d.completed_at is null then d.received else '{}' end`,
      [personId, buildId, gameId, now, channel === 'live'],
    );
  }
}
