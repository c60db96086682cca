import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import type { BuildKind, Channel, PlacedBuild } from '../release.events.js';

export interface BuildToPlace {
  channel: Channel;
  buildId: string;
}

interface BuildRow {
  id: string;
  kind: BuildKind;
  platform: string | null;
}

/** Which builds of a game can be given out. */
@Injectable()
export class GameBuilds {
  constructor(private readonly db: Database) {}

  /** Where each build goes. @throws Problem 404 for a build of another game, 409 `build-not-ready`. */
  async place(gameId: string, wanted: readonly BuildToPlace[]): Promise<PlacedBuild[]> {
    const rows = await this.db.query<BuildRow & { status: string }>(
      'select id, kind, platform, status from publishing.builds where game_id = $1 and id = any($2::uuid[])',
      [gameId, wanted.map(({ buildId }) => buildId)],
    );
    return wanted.map(({ channel, buildId }) => {
      const build = rows.find(({ id }) => id === buildId);
      if (!build) throw new Problem(404, 'build-unknown');
      if (build.status !== 'ready') throw new Problem(409, 'build-not-ready');
      return { channel, kind: build.kind, platform: build.platform, buildId };
    });
  }
}
