/** One action of staff. */
export class AuditLine {
  id: string;
  at: Date;
  actorId: string;
  /** Null when the person was erased. */
  actorName: string | null;
  /** Type of the event, or for rows `GameEdited`, `ProfileEdited`, `GameFeatured`, `GameUnfeatured`, `RatingPublished`, `RatingRefused` and `RatingAnswerRemoved`. */
  action: string;
  /** Kind and id of the subject: `game`, `account`, `roles`, `refund`, `order`, `code` and others. */
  subject: string;
  subjectId: string;
  /** The person concerned; null if there is none or the person was erased. */
  personName: string | null;
  /** Which game it was done to; null when it was none. */
  gameTitle: { es: string; en: string } | null;
  /** The order concerned, if any. */
  orderNumber: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
  reason: string | null;
}
