import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { IDS } from '../../../platform/tokens.js';
import { newsOfRating } from '../mails/rating-facts.js';
import { RatingCounts } from '../rating-counts.js';
import type { RatingState } from '../rating.rules.js';
import type { RatingVerdict, RatingVerdictRequest } from './ratings-console.dto.js';

/** The rating, and the member of staff who decides. */
export interface RatingTask {
  ratingId: string;
  staffId: string;
  correlation: string;
}

interface StoredRating {
  gameId: string;
  state: RatingState;
  version: number;
  answer: string | null;
}

const ACTIONS: Record<RatingVerdict, string> = { published: 'RatingPublished', refused: 'RatingRefused' };

/** What staff decide about the words of ratings; each step is in the audit log. */
@Injectable()
export class DecideRatings {
  constructor(
    private readonly mails: EffectPlanner,
    private readonly counts: RatingCounts,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The same verdict again changes nothing. @throws Refusal `rating-changed`; Problem 404, 422 `rating-reason-missing`. */
  async decideRating(task: RatingTask, { verdict, version, message }: RatingVerdictRequest): Promise<void> {
    if (verdict === 'refused' && message === '') throw new Problem(422, 'rating-reason-missing');
    const gameId = await this.mails.together(task.correlation, async (rows, plan) => {
      const rating = await lockRating(rows, task);
      if (rating.version !== version) throw new Refusal('rating-changed');
      if (rating.state === verdict) return rating.gameId;
      await rows.query(
        'update ratings.ratings set state = $2, reason = $3, decided_at = $4, decided_by = $5 where id = $1',
        [task.ratingId, verdict, verdict === 'refused' ? message : null, this.clock.now(), task.staffId],
      );
      await this.recordAction(rows, task, rating, ACTIONS[verdict]);
      if (verdict === 'refused') await plan('mail:rating-refused', newsOfRating(task.ratingId, version));
      return rating.gameId;
    });
    this.counts.forget(gameId);
  }

  /** @throws Problem 404. */
  async removeAnswer(task: RatingTask): Promise<void> {
    await this.mails.together(task.correlation, async (rows) => {
      const rating = await lockRating(rows, task);
      if (rating.answer === null) return;
      await rows.query('update ratings.ratings set answer = null where id = $1', [task.ratingId]);
      await this.recordAction(rows, task, rating, 'RatingAnswerRemoved');
    });
  }

  private async recordAction(
    rows: EntityManager,
    { staffId }: RatingTask,
    { gameId }: StoredRating,
    action: string,
  ): Promise<void> {
    await rows.query('insert into ratings.decisions values ($1, $2, $3, $4, $5)', [
      this.ids.next(),
      gameId,
      staffId,
      action,
      this.clock.now(),
    ]);
  }
}

async function lockRating(rows: EntityManager, { ratingId }: RatingTask): Promise<StoredRating> {
  const [rating] = (await rows.query(
    'select game_id as "gameId", state, version, answer from ratings.ratings where id = $1 for update',
    [ratingId],
  )) as StoredRating[];
  if (!rating) throw new Problem(404, 'rating-unknown');
  return rating;
}
