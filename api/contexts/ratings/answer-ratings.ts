import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { EffectPlanner } from '../../platform/jobs/effect-planner.js';
import { StudioGames } from '../publishing/index.js';
import { newsOfRating } from './mails/rating-facts.js';

/** The rating to answer, and the person who answers it. */
interface AnswerTask {
  ratingId: string;
  personId: string;
}

/** What a studio answers to those who rated its games. */
@Injectable()
export class AnswerRatings {
  constructor(
    private readonly db: Database,
    private readonly games: StudioGames,
    private readonly mails: EffectPlanner,
    private readonly clock: BusinessClock,
  ) {}

  /** The first answer that stands when its mail leaves is mailed to the person; a corrected one, or another after it, is not. @returns the game. @throws Problem 404 `rating-unknown`, 403 `developer-role`. */
  async answerRating(
    { ratingId, personId, correlation }: AnswerTask & { correlation: string },
    text: string,
  ): Promise<string> {
    const gameId = await this.gameOf({ ratingId, personId });
    await this.mails.together(correlation, async (rows, plan) => {
      const [before] = (await rows.query(
        'select answer, answers, version, answer_mailed as "isMailed" from ratings.ratings where id = $1 for update',
        [ratingId],
      )) as { answer: string | null; answers: number; version: number; isMailed: boolean }[];
      if (!before || before.answer === text) return;
      const answers = before.answers + (before.answer === null ? 1 : 0);
      await rows.query('update ratings.ratings set answer = $2, answered_at = $3, answers = $4 where id = $1', [
        ratingId,
        text,
        this.clock.now(),
        answers,
      ]);
      if (before.answer === null && !before.isMailed)
        await plan('mail:rating-answered', newsOfRating(ratingId, answers, before.version));
    });
    return gameId;
  }

  /** @returns the game. @throws Problem 404 `rating-unknown`, 403 `developer-role`. */
  async withdrawAnswer(task: AnswerTask): Promise<string> {
    const gameId = await this.gameOf(task);
    await this.db.query('update ratings.ratings set answer = null where id = $1', [task.ratingId]);
    return gameId;
  }

  /** The game whose studio the person answers for. A rating that is not published, or of another studio's game, is unknown. */
  private async gameOf({ ratingId, personId }: AnswerTask): Promise<string> {
    const [found] = await this.db.query<{ gameId: string }>(
      `select r.game_id as "gameId" from ratings.ratings r join publishing.games g on g.id = r.game_id
         join developers.members m on m.developer_id = g.developer_id and m.person_id = $2
        where r.id = $1 and r.state = 'published' and r.text <> ''`,
      [ratingId, personId],
    );
    if (!found) throw new Problem(404, 'rating-unknown');
    await this.games.require(personId, found.gameId, 'editor');
    return found.gameId;
  }
}
