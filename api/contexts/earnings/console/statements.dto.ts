import { StatementReply } from '../reads/earnings.dto.js';

/** A statement as staff see it. */
export class StatementItem extends StatementReply {
  /** Its number. */
  id: string;
  developerName: string;
}
