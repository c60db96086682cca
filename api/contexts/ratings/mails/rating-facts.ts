import { Injectable } from '@nestjs/common';
import type { Bilingual } from '../../../kernel/language.js';
import { Database } from '../../../platform/database/database.js';
import { ERASED, type MailFacts, type NoMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../../access/index.js';
import type { RatingState } from '../rating.rules.js';

/** What a mail to the author of a rating says. */
interface RatingNews {
  title: Bilingual;
  studio: string;
  state: RatingState;
  reason: string | null;
  answer: string | null;
}
export type RatingFacts = MailFacts & RatingNews;

/** Reads a rating for the mails to its author. */
@Injectable()
export class RatingReads {
  constructor(
    private readonly db: Database,
    private readonly recipients: Recipients,
  ) {}

  /** @param isStillTrue whether the mail still says what is so. @returns null for one that was overtaken */
  async find(ratingId: string, isStillTrue: (news: RatingNews) => boolean): Promise<RatingFacts | NoMail | null> {
    const [row] = await this.db.query<RatingNews & { personId: string; slug: string }>(
      `select r.person_id as "personId", g.slug, g.title, d.name as studio, r.state, r.reason, r.answer from ratings.ratings r
         join catalog.games g on g.id = r.game_id join catalog.developers d on d.id = g.developer_id where r.id = $1`,
      [ratingId],
    );
    if (!row) return ERASED;
    const { personId, slug, ...news } = row;
    if (!isStillTrue(news)) return null;
    const person = await this.recipients.person(personId, `/games/${slug}#ratings`);
    return person ? { ...person, ...news } : ERASED;
  }
}

/** For the gallery. */
export const RATING_SAMPLE: RatingNews = {
  title: { es: 'Sudoku del Sur', en: 'Sudoku of the South' },
  studio: 'Estudio Quiltro',
  state: 'published',
  reason: null,
  answer: null,
};
