import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { seconds } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import type { StarCounts } from './rating.rules.js';

export interface Counts {
  stars: StarCounts;
  /** Ratings with words. */
  withWords: number;
}

/** People who are blocked are not heard. */
export const PUBLISHED = `ratings.ratings r join access.persons p on p.id = r.person_id and p.blocked_at is null
  where r.game_id = $1 and r.state = 'published'`;
/** A change by another process, or a blocked person, shows after this time. */
const COUNTED_FOR_MS = seconds(10);
const STARS = [1, 2, 3, 4, 5].map((stars) => `count(*) filter (where r.stars = ${stars})::int`);

/** How many gave how many stars: of a game with a hundred thousand ratings too dear to count for each visitor. */
@Injectable()
export class RatingCounts {
  private readonly counts = new LRUCache<string, Counts>({
    max: 1_000,
    ttl: COUNTED_FOR_MS,
    fetchMethod: (gameId) => this.count(gameId),
    // A count under way when something changes is still good for who waits for it.
    ignoreFetchAbort: true,
  });

  constructor(private readonly db: Database) {}

  /** Visitors who come while a game is counted share that count. */
  countsOf(gameId: string): Promise<Counts> {
    return this.counts.forceFetch(gameId);
  }

  /** What this process has changed shows at once. */
  forget(gameId: string): void {
    this.counts.delete(gameId);
  }

  private async count(gameId: string): Promise<Counts> {
    const [counts] = await this.db.query<Counts>(
      `select array[${STARS.join()}] as stars, count(*) filter (where r.text <> '')::int as "withWords" from ${PUBLISHED}`,
      [gameId],
    );
    return counts ?? { stars: [0, 0, 0, 0, 0], withWords: 0 };
  }
}
