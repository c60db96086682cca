/** One thing that somebody of the shop did. */
export class AuditLine {
  id: string;
  at: Date;
  actorId: string;
  /** Null when the person was erased. */
  actorName: string | null;
  /** Type of the fact, or `GameEdited` and `ProfileEdited` for rows. */
  action: string;
  /** What it was done to: `game`, `account`, `roles`, and its id. */
  subject: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
  reason: string | null;
}
