import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { Entitlements, type RightToPlay } from '../../library/index.js';
import type { PlayChannel } from '../channel.rules.js';

/** A build that a channel gives out. */
export interface PlayableBuild {
  gameId: string;
  developerId: string;
  buildId: string;
  entry: string | null;
  engine: Record<string, unknown> | null;
  totalBytes: number;
  files: number;
}

/** Who may open which web build of a game at this moment. */
@Injectable()
export class PlayRights {
  constructor(
    private readonly db: Database,
    private readonly entitlements: Entitlements,
  ) {}

  /** The web builds of a game by channel; empty for a game without any, null for no game. */
  async buildsOf(slug: string): Promise<{ gameId: string; builds: Map<PlayChannel, PlayableBuild> } | null> {
    const rows = await this.db.query<{ channel: PlayChannel | null } & PlayableBuild>(
      `select g.id as "gameId", g.developer_id as "developerId", c.channel, b.id as "buildId", b.entry, b.engine,
              coalesce(f.bytes, 0)::float8 as "totalBytes", coalesce(f.files, 0)::int as files
         from publishing.games g
         left join publishing.channels c on c.game_id = g.id and c.kind = 'web'
         left join publishing.builds b on b.id = c.build_id and b.status = 'ready'
         left join lateral (select sum(size) as bytes, count(*) as files from publishing.build_files where build_id = b.id) f on true
        where g.slug = $1`,
      [slug],
    );
    const [game] = rows;
    if (!game) return null;
    const known = rows.filter(({ channel, buildId }) => channel && buildId);
    return { gameId: game.gameId, builds: new Map(known.map((row) => [row.channel as PlayChannel, row])) };
  }

  /** Why a person may play this channel of a game; null: may not. Guests play demos. */
  reasonFor(personId: string | null, gameId: string, channel: PlayChannel): Promise<RightToPlay | null> {
    return this.entitlements.reasonFor(personId, gameId, channel);
  }

  isTakenDown(gameId: string): Promise<boolean> {
    return this.entitlements.isSomeTakenDown([gameId]);
  }

  /** @throws Problem 403 `play-not-entitled`, `play-taken-down`; 404 `play-no-build` to strangers about a preview. */
  async require(personId: string | null, gameId: string, channel: PlayChannel): Promise<RightToPlay> {
    const because = await this.reasonFor(personId, gameId, channel);
    if (because) return because;
    // A stranger is not told what waits for its release.
    if (channel === 'preview') throw new Problem(404, 'play-no-build');
    throw new Problem(403, (await this.isTakenDown(gameId)) ? 'play-taken-down' : 'play-not-entitled');
  }

  /** The id of a game that this person may play in one channel or the other. @throws Problem 404 `game-not-found`, 403 as `require`. */
  async playableGame(personId: string, slug: string): Promise<string> {
    const game = await this.buildsOf(slug);
    if (!game) throw new Problem(404, 'game-not-found');
    for (const channel of game.builds.keys())
      if (await this.reasonFor(personId, game.gameId, channel)) return game.gameId;
    await this.require(personId, game.gameId, 'live');
    return game.gameId;
  }
}
