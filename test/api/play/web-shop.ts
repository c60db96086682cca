import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { releasesWebBuild, type WebBuild } from '../../support/web-games.js';
import { FILES } from './players.js';

/** A shop with builds of its own, for stories that each take a game of theirs. */
export class WebShop {
  private given = 0;

  private constructor(
    readonly shop: Shop,
    readonly folder: string,
    private readonly games: readonly Game[],
  ) {}

  static async starts(): Promise<WebShop> {
    const folder = await mkdtemp(join(tmpdir(), 'web-shop-'));
    const shop = await startShop({ env: { DATA_DIR: folder } });
    return new WebShop(shop, folder, await shop.games());
  }

  /** A game that no story has had yet, with this build released. */
  async aGame(build: Partial<WebBuild> = {}): Promise<Game> {
    const game = this.games[this.given++] as Game;
    await releasesWebBuild(this.shop.sql, this.folder, game, { files: FILES, ...build });
    return game;
  }

  async close(): Promise<void> {
    await this.shop.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
