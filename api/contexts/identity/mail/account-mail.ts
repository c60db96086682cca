import type { Language } from '../../../platform/http/messages.js';
import type { MailContent } from '../../../platform/mail/layout.js';

export type AccountMailKind = `mail:${string}`;

/** One mail on its way: read from the rows when it is written, never carried by the queue. */
export interface Letter {
  email: string;
  username: string;
  language: Language;
  /** Where the mail's one action leads. */
  url: string;
  /** What only this kind of mail tells: dates, addresses. */
  facts?: Readonly<Record<string, string>>;
}

/** The words of one mail in both languages. */
export type MailWords = Record<Language, (letter: Letter) => MailContent & { subject: string }>;

/** A kind of mail about accounts. */
export interface AccountMail {
  kind: AccountMailKind;
  words: MailWords;
  /** Finds out what to write from the id of the row that the mail is about; null when it is of no more use. */
  letter(subject: string): Promise<Letter | null>;
  /** Whether a lost answer of the mail server lets it go out once more, under the same Message-ID: links do, notices do not. */
  repeats: boolean;
}
