import { createTransport, type Transporter } from 'nodemailer';
import type { Database } from '../database/database.js';
import type { Language } from '../http/messages.js';

/** A mail ready to go. Its Message-ID is the id of the effect that sends it, so that a repetition can be told from a second mail. */
export interface Mail {
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  kind: string;
  attachments?: MailAttachment[];
  /** Named in the headers, so that a mail program can end such mails with one click. */
  unsubscribeUrl?: string;
}

/** A file that goes with a mail. */
export interface MailAttachment {
  name: string;
  type: string;
  content: Buffer;
}

/** Where mails leave the shop. Throwing means that it is unknown whether the mail left. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}

export const MAIL_SENDER = Symbol('MailSender');

/** Sends by SMTP. */
export class SmtpMailSender implements MailSender {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport(url, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object);
  }

  async send({ messageId, to, subject, html, text, language, attachments = [], unsubscribeUrl }: Mail): Promise<void> {
    await this.transport.sendMail({
      from: this.from,
      to: { name: '', address: to },
      subject,
      html,
      text,
      messageId: `<${messageId}@ludoteca>`,
      headers: {
        'content-language': language,
        ...(unsubscribeUrl
          ? { 'list-unsubscribe': `<${unsubscribeUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
          : {}),
      },
      attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    });
  }
}

/** Keeps mails in the database for /dev/mail; one per Message-ID, as a mailbox would show it. */
export class CapturedMailSender implements MailSender {
  constructor(private readonly db: Database) {}

  async send({ messageId, to, subject, html, text, language, kind, attachments = [] }: Mail): Promise<void> {
    await this.db.query(
      `with mail as (
         insert into mail.captured (message_id, recipient, subject, html, text, language, kind) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (message_id) do update set times = mail.captured.times + 1)
       insert into mail.attachments (message_id, name, type, content) select $1, a.* from unnest($8::text[], $9::text[], $10::bytea[]) as a(name, type, content)
       on conflict (message_id, name) do update set type = excluded.type, content = excluded.content`,
      [
        messageId,
        to,
        subject,
        html,
        text,
        language,
        kind,
        attachments.map(({ name }) => name),
        attachments.map(({ type }) => type),
        attachments.map(({ content }) => content),
      ],
    );
  }
}
