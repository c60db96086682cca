import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsISO8601, Matches } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { atHour, civilDateOf, plusDays, plusMonths, SHOP_ZONE, type CivilDate } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';
import { BusinessClock } from '../clock.js';
import { Public } from '../http/access.js';
import { Stepper, type Advanced } from './stepper.js';

const STRIDES: readonly { label: string; from: (day: CivilDate) => CivilDate }[] = [
  { label: 'A day', from: (day) => plusDays(day, 1) },
  { label: 'A week', from: (day) => plusDays(day, 7) },
  { label: 'A month', from: (day) => plusMonths(day, 1) },
  { label: 'A year', from: (day) => plusMonths(day, 12) },
];

const STYLE = `body{margin:0;font:17px/1.5 Verdana,sans-serif;background:#fffbf5;color:#1c1433}header{background:#1b4de0;color:#fff;padding:14px 24px;font-weight:800}
main{padding:20px clamp(12px,3vw,40px);max-width:720px;margin:auto}time{display:block;font-size:1.6em;font-weight:800;margin:.2em 0 1em}form{display:flex;flex-wrap:wrap;gap:12px}
button{font:inherit;font-weight:700;padding:12px 20px;border:0;border-radius:12px;background:#1b4de0;color:#fff;cursor:pointer}button:focus-visible{outline:3px solid #1c1433;outline-offset:2px}[role=status]{padding:12px 16px;border-radius:12px;background:#e8f6ec}`;

class ForwardRequest {
  @IsISO8601({ strict: true })
  @Matches(/Z$/)
  to: string;
}

/** A page that moves the shop's clock forward through everything that falls due. Not registered in production. */
@ApiExcludeController()
@Controller('dev/clock')
export class ClockPageController {
  constructor(
    private readonly clock: BusinessClock,
    private readonly stepper: Stepper,
  ) {}

  @Get()
  @Public()
  show(@Res() reply: FastifyReply): void {
    this.send(reply, '');
  }

  /** Goes to an instant; to one that is over it goes no more. */
  @Post()
  @HttpCode(200)
  @Public()
  async forward(@Body() { to }: ForwardRequest, @Res() reply: FastifyReply): Promise<void> {
    const until = new Date(to).toISOString();
    this.send(reply, answer(await this.stepper.advance(until), until));
  }

  private send(reply: FastifyReply, news: string): void {
    const nonce = randomBytes(16).toString('base64');
    const now = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: SHOP_ZONE }).format(
      new Date(this.clock.now()),
    );
    // Noon, so that what is due in the morning of that day is done.
    const buttons = STRIDES.map(({ label, from }) =>
      button(atHour(from(civilDateOf(this.clock.now())), 12), label),
    ).join('');
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      )
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The shop's clock</title><style nonce="${nonce}">${STYLE}</style></head>
    <body><header>Ludoteca clock</header><main><h1>In the shop it is</h1><time datetime="${this.clock.now()}">${now}, Santiago</time>${news}
    <h2>Go forward</h2><form method="post" action="/dev/clock">${buttons}</form><p>Renewals, reminders and deadlines on the way happen in their order, each at its moment. There is no way back.</p></main></body></html>`);
  }
}

function button(to: Instant, label: string): string {
  return `<button name="to" value="${to}">${label}</button>`;
}

function answer({ steps, reached }: Advanced, to: Instant): string {
  const moments = steps === 1 ? '1 moment at which something was due' : `${steps} moments at which something was due`;
  const rest = reached
    ? ''
    : `<form method="post" action="/dev/clock">${button(to, `Go on to ${civilDateOf(to)}`)}</form>`;
  return `<p role="status">Time went through ${moments}.${reached ? '' : ' There is more on the way.'}</p>${rest}`;
}
