/** One thing that somebody of the shop did. */
export class AuditLine {
  id: string;
  at: Date;
  actorId: string;
  /** Null when the person was erased. */
  actorName: string | null;
  /** Type of the fact, or `GameEdited` and `ProfileEdited` for rows. */
  action: string;
  /** What it was done to: `game`, `account`, `roles`, `refund`, `order`, `code` and the like, and its id. */
  subject: string;
  subjectId: string;
  /** Whom it was done to; null when it was no person, or one who was erased. */
  personName: string | null;
  /** Which game it was done to; null when it was none. */
  gameTitle: { es: string; en: string } | null;
  /** Which order it concerns; null when none. */
  orderNumber: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
  reason: string | null;
}
