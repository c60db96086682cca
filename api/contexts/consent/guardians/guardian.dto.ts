import { IsIn, IsOptional, Matches } from 'class-validator';
import type { GuardianDecision } from './age.rules.js';
import { Address, BirthYear, LinkToken } from '../../access/index.js';
import { GUARDIAN_WISHES, type GuardianWish } from './guardian.rules.js';

/** How it stands between an account and its guardian. */
export class GuardianReply {
  /** Whether buying needs guardian consent. */
  needed: boolean;
  may_buy: boolean;
  /** The guardian named, if any. */
  email: string | null;
  /** ISO 8601 in UTC. */
  asked_at: string | null;
  /** Whether a mail waits for an answer. */
  waiting: boolean;
  decision: GuardianDecision | null;
  decided_at: string | null;
}

export class AskGuardianRequest {
  /** Of an adult; not the address of the account. */
  @Address()
  email: string;
}

export class TellBirthYearRequest {
  @BirthYear()
  birthYear: number;
}

export class GuardianTokenQuery {
  /** Token of the link in the mail. */
  @LinkToken()
  token: string;
}

/** What a guardian sees before answering. */
export class GuardianQuestionReply {
  /** The child's user name. */
  username: string;
  decision: GuardianDecision | null;
  decided_at: string | null;
}

export class AnswerGuardianRequest {
  @LinkToken()
  token: string;
  /** `refuse` also withdraws an earlier consent; `erase` requests the erasure of the account. */
  @IsIn(GUARDIAN_WISHES, { message: 'must be allow, refuse or erase' })
  decision: GuardianWish;
  /** Of the text `guardian` that was read; needed to allow. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the text' })
  hash?: string;
}

export class GuardianAnswerReply {
  decision: GuardianDecision;
  message: string;
}
