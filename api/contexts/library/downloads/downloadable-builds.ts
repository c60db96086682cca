import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { Entitlements } from '../entitlements.js';
import { DownloadQueries, type DownloadableBuild } from './downloads.queries.js';

/** Which builds a person may download at this moment: what players get, and for reviewers what was submitted. */
@Injectable()
export class DownloadableBuilds {
  constructor(
    private readonly downloads: DownloadQueries,
    private readonly entitlements: Entitlements,
  ) {}

  /** Null for a build that is none, or none for this person. */
  async find(buildId: string, personId: string, now: Instant): Promise<DownloadableBuild | null> {
    const found = [await this.downloads.find(buildId, personId, now), await this.downloads.submitted(buildId)];
    for (const build of found) if (build && (await this.mayHave(personId, build))) return build;
    return null;
  }

  async mayHave(personId: string, { gameId, channel }: DownloadableBuild): Promise<boolean> {
    const right = channel === 'review' ? 'review' : 'live';
    return (await this.entitlements.reasonFor(personId, gameId, right)) !== null;
  }
}
