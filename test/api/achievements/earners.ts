import { randomUUID } from 'node:crypto';
import type { Answer, Game, Player, Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { FILES, opens } from '../play/players.js';

export interface Result {
  key: string;
  kept: boolean;
  because: string | null;
  value: number | null;
  target: number | null;
  unlockedAt: string | null;
  isNew: boolean;
  title: { es: string; en: string } | null;
}
export interface Reported {
  results: Result[];
  playerId: string;
  code?: string;
}
export interface Shown {
  id: string;
  kind: string;
  secret: boolean;
  title: { es: string; en: string } | null;
  description: unknown;
  target: number | null;
  icon: string | null;
  rarity: number | null;
  mine: { value: number; unlockedAt: string | null; trust: string } | null;
}
export interface Page {
  game: { id: string; slug: string };
  players: number | null;
  achievements: Shown[];
}
/** A person's own achievements over all games. */
export interface Own {
  unlocked: number;
  games: { game: { slug: string }; unlocked: number; total: number; lastUnlockedAt: string | null }[];
  latest: { game: { slug: string }; achievement: Shown }[];
  underWay: { game: { slug: string }; achievement: Shown }[];
}
interface Report {
  key: string;
  value?: unknown;
  unlock?: boolean;
  at?: string;
}

export const two = (text: string) => ({ es: `${text} es`, en: `${text} en` });
export const achievement = (key: string, more: object = {}) => ({
  ...{ key, kind: 'progress', target: 10, secret: false, title: two(`Name ${key}`), description: two(`Text ${key}`) },
  ...more,
});
export const INSTANT = { kind: 'instant', target: null };

/** A game of a studio that can be played and earned in, and what people do with it. */
export class GameToEarnIn {
  private constructor(
    private readonly shop: Shop,
    readonly game: Game,
    readonly studio: StudioOwner,
  ) {}

  /** @param dataDir the shop's DATA_DIR */
  static async of(shop: Shop, dataDir: string, game: Game): Promise<GameToEarnIn> {
    const developerId = randomUUID();
    await shop.sql.query('delete from achievements.definitions where game_id = $1', [game.id]);
    await shop.sql.query(
      `insert into publishing.games (id, developer_id, slug, created_at) values ($1, $2, $3, now())
       on conflict (id) do update set developer_id = excluded.developer_id`,
      [game.id, developerId, game.slug],
    );
    for (const channel of ['live', 'preview'] as const)
      await releasesWebBuild(shop.sql, dataDir, game, { files: FILES, channel });
    return new GameToEarnIn(shop, game, await StudioOwner.of(shop, developerId));
  }

  get path(): string {
    return `/v1/developer/games/${this.game.id}/achievements`;
  }

  defines<Body = Record<string, unknown>>(body: object, by: Player = this.studio.player): Promise<Answer<Body>> {
    return by.post<Body>(this.path, body);
  }

  changes<Body = Record<string, unknown>>(key: string, body: object, by: Player = this.studio.player) {
    return this.shop.call<Body>('PATCH', `${this.path}/${key}`, { token: by.token, body });
  }

  async owner(): Promise<Player> {
    const player = await this.shop.aPlayer();
    await player.buys([this.game]);
    return player;
  }

  /** A person plays in the browser. @returns what the player page does when the game reports */
  async plays(player: Player, channel = 'live'): Promise<(...reports: Report[]) => Promise<Answer<Reported>>> {
    const { ticket } = (await opens(this.shop, this.game, player, channel)).body;
    return (...reports) => player.post<Reported>(`/v1/play/${this.game.slug}/achievements`, { ticket, reports });
  }

  /** A person connects a downloaded game by a code. */
  async connects(player: Player): Promise<{ ticket: string; playerId: string }> {
    const { code } = (await player.post<{ code: string }>('/v1/achievements/passes', { gameId: this.game.id })).body;
    const exchanged = await this.exchanges(code);
    if (exchanged.status !== 200) throw new Error(`the pass was answered ${exchanged.status}`);
    return exchanged.body;
  }

  exchanges(code: string, headers: Record<string, string> = {}, device?: unknown) {
    return this.shop.post<{ ticket: string; playerId: string; code?: string }>(
      '/v1/achievements/passes/exchange',
      { code, game: this.game.slug, device },
      { headers },
    );
  }

  downloaded(ticket: string, ...reports: Report[]): Promise<Answer<Reported>> {
    return this.shop.post<Reported>('/v1/achievements/reports', { ticket, reports });
  }

  async page(player: Player | null): Promise<Page> {
    return (await this.shop.get<Page>(`/v1/games/${this.game.slug}/achievements`, { token: player?.token })).body;
  }
}
