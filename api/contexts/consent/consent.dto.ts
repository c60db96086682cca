import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import type { Language } from '../../kernel/language.js';
import { BirthYear, LinkToken } from '../access/index.js';
import type { GuardianDecision } from './age.rules.js';
import {
  AGREEABLE_TEXTS,
  type AgreeableText,
  type ConsentPlace,
  type NeededText,
  type ShownText,
} from './consent.rules.js';
import { GUARDIAN_CHOICES, type GuardianChoice } from './guardian.rules.js';
import { EmailAddress } from '../../platform/http/fields/email.js';

/** A person's answer to a text. */
class ConsentReply {
  /** Year and month of the text. */
  version: string;
  hash: string;
  /** The language in which it was read. */
  language: Language;
  given: boolean;
  place: ConsentPlace;
  /** ISO 8601 in UTC. */
  at: string;
}

/** A text as it is now, with the newest answer to it. */
export class AcceptedTextReply {
  /** `page-views` and `network-tag` are answers about the text on cookies. */
  text: ShownText;
  /** Of the text in force. */
  version: string;
  hash: string;
  /** Whether the newest answer accepts the text in force. */
  agreed: boolean;
  /** Null before any answer. */
  latest: ConsentReply | null;
}

/** A person's answers to all texts. */
export class ConsentsReply {
  texts: AcceptedTextReply[];
  /** Texts to accept, for the first time or again. */
  needs_acceptance: NeededText[];
  /** Address to end news by mail without log-in. */
  unsubscribe_url: string;
}

/** An answer about a text. */
export class AnswerConsentRequest {
  @IsIn(AGREEABLE_TEXTS, { message: 'must be terms, privacy, marketing, page-views or network-tag' })
  text: AgreeableText;
  /** Of the text that was read; needed to accept. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the text' })
  hash?: string;
  @IsBoolean({ message: 'must be true or false' })
  given: boolean;
}

export class UnsubscribeQuery {
  /** Token of the address in the mail. */
  @LinkToken()
  token: string;
}

export class UnsubscribeReply {
  message: string;
}

/** How it stands between an account and its guardian. */
export class GuardianReply {
  /** Whether buying needs guardian consent. */
  needed: boolean;
  may_buy: boolean;
  /** The guardian named, if any. */
  email: string | null;
  /** ISO 8601 in UTC. */
  requested_at: string | null;
  /** Whether a mail waits for an answer. */
  waiting: boolean;
  decision: GuardianDecision | null;
  decided_at: string | null;
}

export class GuardianRequest {
  /** Of an adult; not the address of the account. */
  @EmailAddress()
  email: string;
}

export class BirthYearRequest {
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
  @IsIn(GUARDIAN_CHOICES, { message: 'must be allow, refuse or erase' })
  decision: GuardianChoice;
  /** Of the text `guardian` that was read; needed to allow. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the text' })
  hash?: string;
}

export class GuardianAnswerReply {
  decision: GuardianDecision;
  message: string;
}
