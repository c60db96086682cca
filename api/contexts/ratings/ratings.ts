import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../kernel/ports.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/http/messages.js';
import { IDS } from '../../platform/tokens.js';
import { averageOf, LEAST_PLAYED_SECONDS, stateAfter, type RatingState } from './rating.rules.js';
import { PUBLISHED, RatingCounts } from './rating-counts.js';
import { RaterQueries } from './rater.queries.js';
import type { OwnRatingReply, RatingReply, RatingsReply } from './ratings.dto.js';

const A_PAGE = 10;
const SECONDS_A_MINUTE = 60;
/** What people say of games they played. */
@Injectable()
export class Ratings {
  constructor(
    private readonly db: Database,
    private readonly counts: RatingCounts,
    private readonly raters: RaterQueries,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The stars of a game and one page of the ratings with words. @param page from 1. */
  async pageOf(gameId: string, page: number): Promise<RatingsReply> {
    const [{ stars, withWords }, ratings] = await Promise.all([
      this.counts.countsOf(gameId),
      this.db.query<RatingReply>(
        `select r.id, r.stars, r.text, r.language, p.username, r.played_seconds / 3600 as "hoursPlayed", r.written_at as "writtenAt",
                case when r.answer is not null then jsonb_build_object('text', r.answer, 'answeredAt', r.answered_at) end as answer
           from ${PUBLISHED} and r.text <> '' order by r.written_at desc, r.id limit ${A_PAGE} offset $2`,
        [gameId, (page - 1) * A_PAGE],
      ),
    ]);
    return {
      average: averageOf(stars),
      count: stars.reduce((sum, count) => sum + count, 0),
      stars: [...stars],
      ratings,
      pages: Math.ceil(withWords / A_PAGE),
    };
  }

  async ownRating(personId: string, gameId: string): Promise<OwnRatingReply> {
    const [{ bar, playedSeconds, mayAnswer }, [rating]] = await Promise.all([
      this.raters.factsOf(personId, gameId),
      this.db.query<NonNullable<OwnRatingReply['rating']>>(
        `select id, stars, text, state, case when state = 'refused' then reason end as reason, written_at as "writtenAt"
           from ratings.ratings where person_id = $1 and game_id = $2`,
        [personId, gameId],
      ),
    ]);
    const missing = Math.max(0, LEAST_PLAYED_SECONDS - playedSeconds);
    return { bar, minutesMissing: Math.ceil(missing / SECONDS_A_MINUTE), rating: rating ?? null, mayAnswer };
  }

  /** Rates a game, or changes what was said of it. @throws Refusal with what keeps the person from it. */
  async rateGame(
    personId: string,
    gameId: string,
    { stars, text, language }: { stars: number; text: string; language: Language },
  ): Promise<void> {
    const { bar, playedSeconds } = await this.raters.factsOf(personId, gameId);
    if (bar) throw new Refusal(bar);
    await this.db.transaction(async (sql) => {
      // Held, so that a verdict of staff comes before or after, and never in between.
      const [before] = await sql.query<{ text: string; state: RatingState }>(
        'select text, state from ratings.ratings where person_id = $1 and game_id = $2 for update',
        [personId, gameId],
      );
      const state = stateAfter(before ?? null, text);
      await sql.query(
        `insert into ratings.ratings as r (id, game_id, person_id, stars, text, language, played_seconds, state, version, written_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9)
         on conflict (game_id, person_id) do update set stars = excluded.stars, text = excluded.text, language = excluded.language,
           played_seconds = excluded.played_seconds, state = excluded.state, version = r.version + 1, written_at = excluded.written_at,
           answer = case when r.text = excluded.text then r.answer end, answered_at = case when r.text = excluded.text then r.answered_at end,
           answer_mailed = r.text = excluded.text and r.answer_mailed`,
        [this.ids.next(), gameId, personId, stars, text, language, playedSeconds, state, this.clock.now()],
      );
    });
    this.counts.forget(gameId);
  }

  async removeRating(personId: string, gameId: string): Promise<void> {
    await this.db.query('delete from ratings.ratings where person_id = $1 and game_id = $2', [personId, gameId]);
    this.counts.forget(gameId);
  }
}
