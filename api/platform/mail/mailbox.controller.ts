import { randomBytes } from 'node:crypto';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../database/database.js';
import { storedAddress } from '../email-address.js';
import { Public } from '../http/access.js';
import { IdPipe } from '../http/id.pipe.js';
import { Problem } from '../http/problem.js';
import { escapeHtml } from './layout.js';

interface Captured {
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: string;
  times: number;
  sentAt: Date;
  /** Names of the files that came with it. */
  files: string[];
}

const COLUMNS =
  'message_id as "messageId", recipient as "to", subject, html, text, language, times, sent_at as "sentAt", array(select name from mail.attachments a where a.message_id = captured.message_id order by name) as files';
const STYLE = `body{margin:0;font:17px/1.5 Verdana,sans-serif;background:#fffbf5;color:#1c1433}header{background:#1b4de0;color:#fff;padding:14px 24px;font-weight:800}
header a{color:#fff}main{padding:20px clamp(12px,3vw,40px);max-width:1400px;margin:auto}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:10px 8px;border-bottom:1px solid #e7dfee;overflow-wrap:anywhere}
a{color:#1b4de0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:20px}iframe,pre{width:100%;height:75vh;border:1px solid #e7dfee;border-radius:12px;background:#fff;margin:0}pre{overflow:auto;white-space:pre-wrap;padding:20px;box-sizing:border-box;overflow-wrap:anywhere}
@media(max-width:768px){.pair{grid-template-columns:1fr}.when{display:none}}`;

/** The mailbox of development: every mail that the shop would have sent, as HTML and text side by side. Not registered in production. */
@ApiExcludeController()
@Controller('dev')
export class MailboxController {
  constructor(private readonly db: Database) {}

  @Get('mail.json')
  @Public()
  async json(@Query('to') to?: string): Promise<Captured[]> {
    return this.db.query<Captured>(
      `select ${COLUMNS} from mail.captured where $1::text is null or recipient = $1 order by sent_at desc limit 200`,
      [to === undefined ? null : storedAddress(to)],
    );
  }

  @Get('mail')
  @Public()
  async list(@Res() reply: FastifyReply): Promise<void> {
    const mails = await this.json();
    const rows = mails
      .map(
        (
          mail,
        ) => `<tr><td><a href="/dev/mail/${mail.messageId}">${escapeHtml(mail.subject)}</a></td><td>${escapeHtml(mail.to)}</td>
      <td class="when">${mail.sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</td></tr>`,
      )
      .join('');
    sendPage(
      reply,
      'Mailbox',
      rows
        ? `<table><thead><tr><th>Subject</th><th>To</th><th class="when">When</th></tr></thead><tbody>${rows}</tbody></table>`
        : '<p>No mail yet. Sign up or buy a game, and it appears here.</p>',
    );
  }

  @Get('mail/:id')
  @Public()
  async one(@Param('id', new IdPipe('not-found')) id: string, @Res() reply: FastifyReply): Promise<void> {
    const mail = await this.find(id);
    // The frame shows what a mail program would: no scripts, links open outside of it.
    sendPage(
      reply,
      mail.subject,
      `<p><a href="/dev/mail">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.to)}${mail.times > 1 ? `, sent ${mail.times} times` : ''}</p>${mail.files.map((name) => `<p><a href="/dev/mail/${mail.messageId}/files/${encodeURIComponent(name)}">${escapeHtml(name)}</a></p>`).join('')}
      <div class="pair"><iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" src="/dev/mail/${mail.messageId}/html"></iframe><pre tabindex="0">${linked(mail.text)}</pre></div>`,
    );
  }

  @Get('mail/:id/html')
  @Public()
  async html(@Param('id', new IdPipe('not-found')) id: string, @Res() reply: FastifyReply): Promise<void> {
    const mail = await this.find(id);
    // Mail programs know only styles inside the mail; the frame is sandboxed and runs no script.
    void reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_top">'));
  }

  @Get('mail/:id/files/:name')
  @Public()
  async file(
    @Param('id', new IdPipe('not-found')) id: string,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [file] = await this.db.query<{ type: string; content: Buffer }>(
      'select type, content from mail.attachments where message_id = $1 and name = $2',
      [id, name],
    );
    if (!file) throw new Problem(404, 'not-found');
    void reply
      .type(file.type)
      .header('content-disposition', `inline; filename="${name.replace(/[^\w.-]/g, '_')}"`)
      .send(file.content);
  }

  private async find(id: string): Promise<Captured> {
    const [mail] = await this.db.query<Captured>(`select ${COLUMNS} from mail.captured where message_id = $1`, [id]);
    if (!mail) throw new Problem(404, 'not-found');
    return mail;
  }
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function sendPage(reply: FastifyReply, title: string, body: string): void {
  const nonce = randomBytes(16).toString('base64');
  void reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
    <body><header><a href="/dev/mail">Ludoteca mailbox</a></header><main>${body}</main></body></html>`);
}
