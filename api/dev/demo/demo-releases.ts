import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CommandBus } from '@nestjs/cqrs';
import { ChangeIcon, ImportAchievements } from '../../contexts/achievements/index.js';
import {
  ChangeRelease,
  CHECKLIST,
  SetChannel,
  StoreBuild,
  SubmitGame,
  type NewBuild,
} from '../../contexts/publishing/index.js';
import type { Instant } from '../../kernel/instant.js';
import type { Database } from '../../platform/database/database.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { badgePicture } from './badge.js';
import { demoGameId, gameFolders, projectRoot, readGame, studioId, type GameFile } from './demo-catalogue.js';

const REVISION = 1;
const VERSION = '1.0';

/** Gives out the games of the demonstration that were built, on the way of every studio: builds, review, channels. */
export class DemoReleases {
  constructor(
    private readonly commands: CommandBus,
    private readonly db: Database,
  ) {}

  /**
   * Releases all that can be played and is not released yet.
   * @param standIn an archive for games that have none of their own; without it they are only announced
   */
  async releaseAll(now: Instant, standIn?: string): Promise<void> {
    const there = await this.db.query<{ id: string }>('select distinct game_id as id from publishing.channels');
    const released = new Set(there.map(({ id }) => id));
    for (const folder of await gameFolders()) {
      const game = await readGame(folder);
      await this.define(game);
      const own = join(projectRoot(), 'dist/games', `${game.play?.build}.zip`);
      if (released.has(demoGameId(game.slug))) continue;
      if (existsSync(own)) await this.release(game, own, now);
      else if (standIn) await this.release({ ...game, platforms: ['web'] }, standIn, now);
    }
  }

  /** The achievements, as a studio imports its file; those of a game that has some stay. */
  private async define({ slug, achievements }: GameFile): Promise<void> {
    const id = demoGameId(slug);
    const [known] = await this.db.query('select from achievements.definitions where game_id = $1 limit 1', [id]);
    if (known) return;
    await this.commands.execute(new ImportAchievements(id, achievements));
    for (const [place, { key, kind, secret }] of achievements.entries())
      for (const which of ['locked', 'unlocked'] as const) {
        const picture = await badgePicture({ kind, secret, place }, which === 'locked');
        await this.commands.execute(new ChangeIcon(id, key, which, picture));
      }
  }

  private async release(game: GameFile, archive: string, now: Instant): Promise<void> {
    const [id, developerId] = [demoGameId(game.slug), studioId(game.developer.key)];
    const builds = buildsOf(game, archive);
    for (const build of builds) await this.store(build, archive);

    const placed = builds.flatMap(({ id: buildId, kind }) => [
      { channel: 'live' as const, buildId },
      ...(game.play?.isDemo && kind === 'web' ? [{ channel: 'demo' as const, buildId }] : []),
    ]);
    const handedIn = { revision: REVISION, builds: placed, note: '' };
    await this.commands.execute(new SubmitGame({ id, developerId }, handedIn, contextOf(game, 'submit', now)));
    const submission = { revision: REVISION, submittedAt: now };
    const approve = { type: 'ApproveGame', gameId: id, ...submission, checklist: CHECKLIST, now } as const;
    await this.commands.execute(new ChangeRelease(approve, contextOf(game, 'approve', now)));
    for (const build of builds.filter(({ kind }) => kind === 'web')) {
      const preview = { channel: 'preview', buildId: build.id } as const;
      await this.commands.execute(new SetChannel(id, preview, contextOf(game, 'preview', now)));
    }
  }

  private async store(build: NewBuild, archive: string): Promise<void> {
    const { status, findings } = await this.commands.execute(new StoreBuild(build, { path: archive }));
    if (status !== 'ready') throw new Error(`${build.fileName} is refused: ${JSON.stringify(findings)}`);
  }
}

/** The game for browsers and, where it says so, the same folder for computers; phones want a package of their own. */
function buildsOf({ slug, platforms }: GameFile, archive: string): NewBuild[] {
  const gameId = demoGameId(slug);
  const packed = platforms.filter((platform) => platform !== 'android');
  return packed.map((platform) => ({
    id: derivedId('demo-build', slug, platform, VERSION),
    gameId,
    version: VERSION,
    fileName: basename(archive),
    createdBy: null,
    ...(platform === 'web' ? ({ kind: 'web' } as const) : ({ kind: 'download', platform } as const)),
  }));
}

function contextOf({ slug }: GameFile, step: string, now: Instant): CommandContext {
  const commandId = derivedId('demo-release', slug, step);
  const actor = { kind: 'system', id: 'demo' } as const;
  return { commandId, actor, correlation: commandId, causation: commandId, now };
}
