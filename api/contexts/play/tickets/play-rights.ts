import { Injectable } from '@nestjs/common';
import type { Bilingual } from '../../../kernel/language.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { Entitlements, type RightToPlay } from '../../library/index.js';
import type { Need } from '../../publishing/index.js';
import type { PlayChannel } from '../channel.rules.js';

/** Builds by channel; what was submitted is given out to reviewers alone. */
export const GIVEN_OUT = `(select game_id, channel, kind, build_id from publishing.channels
  union all select game_id, channel, kind, build_id from publishing.submitted_builds)`;

/** A build that a channel gives out. */
export interface PlayableBuild {
  gameId: string;
  developerId: string;
  buildId: string;
  entry: string | null;
  engine: Record<string, unknown> | null;
  needs: Need[];
  totalBytes: number;
  files: number;
}

/** A game and its web builds, by channel. */
export interface WebGame {
  gameId: string;
  builds: ReadonlyMap<PlayChannel, PlayableBuild>;
}

/** Who may open which web build of a game at this moment. */
@Injectable()
export class PlayRights {
  constructor(
    private readonly db: Database,
    private readonly entitlements: Entitlements,
  ) {}

  /** The web builds of a game by channel; empty for a game without any, null for no game. */
  async buildsOf(slug: string): Promise<WebGame | null> {
    const rows = await this.db.query<{ channel: PlayChannel | null } & PlayableBuild>(
      `select g.id as "gameId", g.developer_id as "developerId", c.channel, b.id as "buildId", b.entry, b.engine, b.needs,
              coalesce(f.bytes, 0)::float8 as "totalBytes", coalesce(f.files, 0)::int as files
         from publishing.games g
         left join ${GIVEN_OUT} c on c.game_id = g.id and c.kind = 'web'
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

  /**
   * A game as far as this person may know of it. @throws Problem 404 `game-not-found`, also for one that plays in no browser
   * yet: a stranger is not told what waits for its release.
   */
  async known(personId: string | null, slug: string): Promise<WebGame> {
    const game = await this.buildsOf(slug);
    if (!game) throw new Problem(404, 'game-not-found');
    const { gameId, builds } = game;
    if (builds.has('live') || builds.has('demo')) return game;
    for (const channel of builds.keys()) if (await this.reasonFor(personId, gameId, channel)) return game;
    throw new Problem(404, 'game-not-found');
  }

  /** What a game is called, also after it left the shop; null before its first release. */
  async titleOf(gameId: string): Promise<Bilingual | null> {
    const [game] = await this.db.query<{ title: Bilingual }>('select title from catalog.games where id = $1', [gameId]);
    return game?.title ?? null;
  }

  /** Why a person may play this channel of a game; null: may not. Guests play demos. */
  reasonFor(personId: string | null, gameId: string, channel: PlayChannel): Promise<RightToPlay | null> {
    return this.entitlements.reasonFor(personId, gameId, channel);
  }

  isTakenDown(gameId: string): Promise<boolean> {
    return this.entitlements.isSomeTakenDown([gameId]);
  }

  /** @throws Problem 403 `play-not-entitled`, `play-taken-down`; 404 `play-no-build` to strangers about what is not released. */
  async require(personId: string | null, gameId: string, channel: PlayChannel): Promise<RightToPlay> {
    const because = await this.reasonFor(personId, gameId, channel);
    if (because) return because;
    if (channel !== 'live' && channel !== 'demo') throw new Problem(404, 'play-no-build');
    throw new Problem(403, (await this.isTakenDown(gameId)) ? 'play-taken-down' : 'play-not-entitled');
  }

  /** The id of a game that this person may play in one channel or the other. @throws Problem as `known` and `require`. */
  async playableGame(personId: string, slug: string): Promise<string> {
    const { gameId, builds } = await this.known(personId, slug);
    for (const channel of builds.keys()) if (await this.reasonFor(personId, gameId, channel)) return gameId;
    await this.require(personId, gameId, 'live');
    return gameId;
  }
}
