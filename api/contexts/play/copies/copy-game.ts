import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { instant, type Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { PlanGamesQueries } from '../../library/index.js';
import { BuildManifests, type BuildManifest } from '../hosts/build-manifests.js';
import { PlayLimits } from '../limits/play-limits.js';
import { IssueTicket, type IssuedTicket } from '../tickets/issue-ticket.js';
import { goodUntil } from './copy.rules.js';

/** What a browser needs to keep a game. */
export interface GameCopy {
  issued: IssuedTicket;
  manifest: BuildManifest;
  goodUntil: Instant;
}

/** Lets a person's browser keep the released game for a time without a connection. */
export class CopyGame extends Command<GameCopy> {
  constructor(
    readonly slug: string,
    readonly personId: string,
  ) {
    super();
  }
}

@CommandHandler(CopyGame)
export class CopyGameHandler implements ICommandHandler<CopyGame> {
  constructor(
    private readonly clock: BusinessClock,
    private readonly issue: IssueTicket,
    private readonly limits: PlayLimits,
    private readonly manifests: BuildManifests,
    private readonly plan: PlanGamesQueries,
  ) {}

  async execute({ slug, personId }: CopyGame): Promise<GameCopy> {
    const openable = await this.issue.openable(slug, 'live', personId);
    const now = this.clock.now();
    // What is played without a connection is not counted, so no limit could be kept.
    if (await this.limits.of(personId, now)) throw new Problem(409, 'play-copy-limited');
    const manifest = await this.manifests.of(openable.claims.buildId);
    if (!manifest) throw new Problem(404, 'play-no-build');
    const lending = openable.because === 'plan' ? await this.plan.accessOf(personId) : null;
    return {
      issued: await this.issue.for(openable, now, null),
      manifest,
      goodUntil: goodUntil(now, lending && { until: instant(lending.until), renews: lending.renews }),
    };
  }
}
