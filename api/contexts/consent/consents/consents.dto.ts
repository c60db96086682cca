import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import type { Language } from '../../../kernel/language.js';
import { LinkToken } from '../../access/index.js';
import { AGREEABLE_TEXTS, type AgreeableText, type ConsentPlace, type NeededText } from './consent.rules.js';

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
export class AgreementReply {
  text: AgreeableText;
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
  texts: AgreementReply[];
  /** Texts to accept, for the first time or again. */
  needs_acceptance: NeededText[];
  /** Address to end news by mail without log-in. */
  unsubscribe_url: string;
}

/** An answer about a text. */
export class AnswerConsentRequest {
  @IsIn(AGREEABLE_TEXTS, { message: 'must be terms, privacy or marketing' })
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
