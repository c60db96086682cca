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

/** Which words and which answer the rating has now, by number. */
interface RatingNumbers {
  version: number;
  answers: number;
  /** Whether an answer to these words was mailed. */
  isAnswerMailed: boolean;
}
export type RatingFacts = MailFacts & RatingNews;

/** The subject of a mail about the nth words, or the nth answer to the words of this version, of a rating. */
export const newsOfRating = (ratingId: string, nth: number, version = nth): string => `${ratingId}:${nth}:${version}`;

function readSubject(subject: string): { ratingId: string; nth: number | null; version: number | null } {
  // Releases before named the rating alone, or without the version.
  const [ratingId = '', nth, version] = subject.split(':');
  const numberIn = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
  return { ratingId, nth: numberIn(nth), version: numberIn(version) };
}

/** Reads a rating for the mails to its author. */
@Injectable()
export class RatingReads {
  constructor(
    private readonly db: Database,
    private readonly recipients: Recipients,
  ) {}

  /** @param nthOf the number of what the mail tells of; null where there is nothing to tell. @returns null for a mail that was overtaken */
  async find(
    subject: string,
    nthOf: (rating: RatingNews & RatingNumbers) => number | null,
  ): Promise<RatingFacts | NoMail | null> {
    const { ratingId, nth } = readSubject(subject);
    const [row] = await this.db.query<RatingNews & RatingNumbers & { personId: string; slug: string }>(
      `select r.person_id as "personId", g.slug, g.title, d.name as studio, r.state, r.reason, r.answer, r.version, r.answers, r.answer_mailed as "isAnswerMailed" from ratings.ratings r
         join catalog.games g on g.id = r.game_id join catalog.developers d on d.id = g.developer_id where r.id = $1`,
      [ratingId],
    );
    if (!row) return ERASED;
    const { personId, slug, title, studio, state, reason, answer } = row;
    const now = nthOf(row);
    if (now === null || (nth !== null && nth !== now)) return null;
    const person = await this.recipients.person(personId, `/games/${slug}#ratings`);
    return person ? { ...person, title, studio, state, reason, answer } : ERASED;
  }

  /** No other answer to the same words is mailed, even if this one was withdrawn while its mail left. */
  async noteAnswerMailed(subject: string): Promise<void> {
    const { ratingId, version } = readSubject(subject);
    await this.db.query(
      'update ratings.ratings set answer_mailed = true where id = $1 and (version = $2 or $2::int is null and answer is not null)',
      [ratingId, version],
    );
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
