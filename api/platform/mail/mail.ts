import type { Type } from '@nestjs/common';
import type { Fact } from '../../kernel/decider.js';
import { withReadableAddresses } from '../email-address.js';
import type { Effect, EffectRule } from '../event-store/effects.js';
import type { RecordedEvent } from '../event-store/events.js';
import { FORMATS, type Format } from '../formatting.js';
import type { Language } from '../http/messages.js';
import { renderMail, type MailContent } from './layout.js';
import type { MailAttachment } from './mail-sender.js';

export type MailKind = `mail:${string}`;

/** What every mail needs to know; each adds its own. */
export interface MailFacts {
  /** Of the person, where the recipient is one. */
  id?: string;
  email: string;
  username: string;
  language: Language;
  /** Where the button leads: a page of the shop, or a whole address. */
  url?: string;
  attachments?: MailAttachment[];
  /** Where mail programs end mails of this kind with one click (RFC 8058); for mails that a person can do without. */
  unsubscribeUrl?: string;
}

/** Why there is nothing to send: it is no longer true, or what it is about is not there. */
export type NoMail = { skipped: string } | { missing: string };
/** The person is gone. */
export const ERASED: NoMail = { skipped: 'person erased' };
/** What must be there is not; staff have to look. */
export const missing = (what: string): NoMail => ({ missing: what });
/** There is nothing to say any more. */
export const skipped = (why: string): NoMail => ({ skipped: why });

/** What a mail says in one language. */
export interface MailText extends Omit<MailContent, 'heading' | 'action'> {
  subject: string;
  /** A greeting where it is left out. */
  heading?: string;
  /** Greets in the first paragraph. */
  greets?: true;
  button?: string;
  /** Where the button leads instead of the facts' page. */
  url?: string;
}

export type Texts<Facts> = Record<Language, MailText | ((facts: Facts, format: Format) => MailText)>;

type Instances<Uses extends readonly Type[]> = {
  [Key in keyof Uses]: Uses[Key] extends Type<infer Instance> ? Instance : never;
};

/** One mail: when it is sent, to whom, whether it is still true, and what it says. */
export interface MailDeclaration<Facts extends MailFacts, Uses extends readonly Type[]> {
  kind: MailKind;
  /** Tells mails of one kind apart. */
  name?: string;
  /** For the list of all mails. */
  when: string;
  to: string;
  /** The events that call for it, each with the subject of its effect; null for none. Other mails are planned with the rows that they tell of. */
  on?: Readonly<Record<string, (data: never, event: RecordedEvent) => string | null>>;
  /** What `find` is given. */
  uses: Uses;
  /** Reads the facts at sending time, so that an erased person is erased here too. Null: no longer true. Mails of one kind share it. */
  find(effect: Effect, tools: Instances<Uses>): Promise<Facts | NoMail | null>;
  /** Whether these facts are told by this mail; for mails of one kind. */
  matches?(facts: Facts): boolean;
  /** Whether it is still true, where `find` is shared and cannot say. */
  isStillTrue?(facts: Facts): boolean;
  /** Finding its facts is needed even when the person is erased, such as numbering a sale. */
  outlivesPerson?: boolean;
  /** Runs once the mail was sent, or cannot be. */
  settle?(sent: boolean, effect: Effect, tools: Instances<Uses>): Promise<void>;
  /** Runs once the mail was sent; one that cannot be stays with staff. */
  onSent?(effect: Effect, tools: Instances<Uses>): Promise<void>;
  texts: Texts<Facts>;
  /** For the gallery: what it tells beside names and addresses. */
  samples?: readonly Omit<Facts, keyof MailFacts>[];
}

/** A mail as the engine sees it: any facts, any tools. */
export type Mail = MailDeclaration<MailFacts, readonly Type[]> & { name: string };

/** Declares a mail; the type of its facts follows from what `find` gives. */
export function defineMail<Facts extends MailFacts, const Uses extends readonly Type[]>(
  declaration: MailDeclaration<Facts, Uses>,
): Mail {
  return { name: declaration.kind.slice('mail:'.length), ...declaration } as unknown as Mail;
}

/** The effect rules of mails that events call for. */
export function mailRules(mails: readonly Mail[]): EffectRule[] {
  return mails.flatMap(({ kind, name, on }) =>
    on
      ? [
          {
            name: `mail-${name}`,
            whenever: (event: RecordedEvent) => {
              const subject = (on as Record<string, (data: unknown, event: Fact) => string | null>)[event.type]?.(
                event.data,
                event,
              );
              return subject ? { kind, subject } : null;
            },
          },
        ]
      : [],
  );
}

const GREETINGS: Record<Language, Record<'heading' | 'line', (name: string) => string>> = {
  es: { heading: (name) => `Hola, ${name}`, line: (name) => `Hola, ${name}:` },
  en: { heading: (name) => `Hello, ${name}`, line: (name) => `Hello ${name},` },
};

/** The mail in the language of its facts: subject, HTML, and the same as plain text. @param shopUrl of the pages that it leads to. */
export function writeMail(
  { texts }: Pick<Mail, 'texts'>,
  facts: MailFacts,
  shopUrl: string,
): { subject: string; html: string; text: string } {
  const { language, username } = facts;
  const text = texts[language];
  const {
    subject,
    heading,
    greets,
    button,
    url = facts.url ?? '',
    paragraphs,
    sections = [],
    ...content
  } = typeof text === 'function' ? text(facts, FORMATS[language]) : text;
  const greeting = GREETINGS[language];
  const absolute = (page: string): string => (page.startsWith('/') ? `${shopUrl}${page}` : page);
  return {
    subject: withReadableAddresses(subject),
    ...renderMail(language, {
      ...content,
      heading: heading ?? greeting.heading(username),
      paragraphs: [...(greets ? [greeting.line(username)] : []), ...paragraphs],
      sections: sections.map((section) =>
        section.link ? { ...section, link: { ...section.link, url: absolute(section.link.url) } } : section,
      ),
      ...(button ? { action: { label: button, url: absolute(url) } } : {}),
    }),
  };
}

/** Lines of a text that people wrote, as paragraphs. */
export const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');
