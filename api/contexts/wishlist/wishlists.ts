import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { isGivenOut } from '../catalog/index.js';
import type { WishedGameReply } from './wishlist.dto.js';

const MOST = 500;
const GAMES = `select w.game_id as "gameId", g.slug, g.title, g.cover, g.facts->>'coverEn' as "coverEn", p.price::float8 as price, p.in_plan and not a.announced as "inPlan", p.listed, a.announced, w.added_at as "addedAt"
  from wishlist.games w join catalog.games g on g.id = w.game_id join catalog_prices.prices p on p.game_id = w.game_id
  cross join lateral (select not ${isGivenOut('w.game_id')} as announced) a`;
const NOT_OWNED = `not exists (select from library.entitlements e where e.person_id = w.person_id and e.game_id = w.game_id)`;
const LATEST = 'order by w.added_at desc, w.game_id';

interface Settings {
  mails: boolean;
  shareToken: string | null;
}

/** What people want. */
@Injectable()
export class Wishlists {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  gamesOf(personId: string): Promise<WishedGameReply[]> {
    return this.db.query<WishedGameReply>(`${GAMES} where w.person_id = $1 and ${NOT_OWNED} ${LATEST}`, [personId]);
  }

  async settingsOf(personId: string): Promise<Settings> {
    const [row] = await this.db.query<Settings>(
      'select mails, share_token as "shareToken" from wishlist.settings where person_id = $1',
      [personId],
    );
    return row ?? { mails: true, shareToken: null };
  }

  /** The games behind an address, those on sale; null for an unknown one. */
  async shared(token: string): Promise<WishedGameReply[] | null> {
    const [found] = await this.db.query<{ personId: string }>(
      'select person_id as "personId" from wishlist.settings where share_token = $1',
      [token],
    );
    if (!found) return null;
    return this.db.query<WishedGameReply>(`${GAMES} where w.person_id = $1 and p.listed and ${NOT_OWNED} ${LATEST}`, [
      found.personId,
    ]);
  }

  /** Adding twice changes nothing. */
  async add(personId: string, gameId: string): Promise<void> {
    const [found] = await this.db.query<{ count: number; isKnown: boolean }>(
      `select (select count(*)::int from wishlist.games where person_id = $1) as count,
              exists (select from catalog.games g join catalog_prices.prices p on p.game_id = g.id where g.id = $2) as "isKnown"`,
      [personId, gameId],
    );
    if (!found?.isKnown) throw new Problem(404, 'game-not-found');
    if (found.count >= MOST) throw new Refusal('wishlist-full');
    await this.db.query(
      `insert into wishlist.games (person_id, game_id, added_at, price_told, listed_told, in_plan_told)
       select $1, $2, $3, p.price, p.listed and ${isGivenOut('p.game_id')}, p.in_plan from catalog.games g join catalog_prices.prices p on p.game_id = g.id where g.id = $2
       on conflict (person_id, game_id) do nothing`,
      [personId, gameId, this.clock.now()],
    );
  }

  /** How many people want each game, and how many of them have it by now. */
  async countsOf(gameIds: readonly string[]): Promise<Map<string, { wishlisted: number; wishlistedOwned: number }>> {
    const rows = await this.db.query<{ gameId: string; wishlisted: number; wishlistedOwned: number }>(
      `select w.game_id as "gameId", count(*)::int as wishlisted, count(e.game_id)::int as "wishlistedOwned" from wishlist.games w
         left join library.entitlements e on e.person_id = w.person_id and e.game_id = w.game_id
        where w.game_id = any($1::uuid[]) group by 1`,
      [gameIds],
    );
    return new Map(rows.map(({ gameId, ...counts }) => [gameId, counts]));
  }

  async remove(personId: string, gameId: string): Promise<void> {
    await this.db.query('delete from wishlist.games where person_id = $1 and game_id = $2', [personId, gameId]);
  }

  async setMails(personId: string, mails: boolean): Promise<void> {
    await this.db.query(
      `insert into wishlist.settings (person_id, mails) values ($1, $2) on conflict (person_id) do update set mails = excluded.mails`,
      [personId, mails],
    );
  }

  /** Gives the list an address that cannot be guessed; one that is shared already keeps its own. */
  async share(personId: string): Promise<void> {
    await this.db.query(
      `insert into wishlist.settings as s (person_id, share_token, shared_at) values ($1, $2, $3)
       on conflict (person_id) do update set share_token = coalesce(s.share_token, excluded.share_token), shared_at = coalesce(s.shared_at, excluded.shared_at)`,
      [personId, randomBytes(18).toString('base64url'), this.clock.now()],
    );
  }

  /** The address stops working for good. */
  async stopSharing(personId: string): Promise<void> {
    await this.db.query('update wishlist.settings set share_token = null, shared_at = null where person_id = $1', [
      personId,
    ]);
  }
}
