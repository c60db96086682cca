import { Body, Controller, Get, HttpCode, Post, Query, Redirect, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  Caller,
  CallerLanguage,
  Correlation,
  correlationOf,
  OptionallySignedIn,
  Public,
  type ShopRequest,
  type SignedIn,
} from '../../../platform/http/access.js';
import type { SentFile } from '../../../platform/http/requests/bodies.js';
import { BodyLimit, FormBody } from '../../../platform/http/body-limit.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { bytesOf } from '../../accounts/index.js';
import { CallerNetwork, networkOf, Throttle } from '../../access/index.js';
import { PROMISED_DAYS } from '../promise.rules.js';
import { languageIn, showAgain } from '../plain-form.js';
import type { NewAttachment } from './attachments.js';
import {
  ProblemReportRequest,
  ReportReceivedReply,
  ReportReplyRequest,
  ReportSettingsReply,
  ReportStatusQuery,
  ReportStatusReply,
} from './report.dto.js';
import { ReportReplies } from './report-replies.js';
import { knownFacts, LARGEST_REPLY, LARGEST_REPORT } from './report.rules.js';
import { Reports } from './reports.js';

/** What a refused form shows again. */
const TYPED = ['category', 'reason', 'email', 'description', 'steps'];

interface Sender {
  file: NewAttachment | null;
  personId: string | null;
  language: Language;
}

@ApiTags('support')
@Controller('v1/reports')
export class ReportsController {
  constructor(
    private readonly reports: Reports,
    private readonly replies: ReportReplies,
    private readonly throttle: Throttle,
  ) {}

  /** Returns what the form says before it is sent. */
  @Get('settings')
  @Public()
  settings(): ReportSettingsReply {
    return { answerDays: PROMISED_DAYS.report };
  }

  /**
   * Takes a report about a problem of the shop, or about the content of a game, from anyone. Returns its number and a token for
   * its status. 413 for a file over 10 MB, 422 for a file that is no picture, PDF, video or text, or that the virus scanner
   * refuses, 422 `reported-game-unknown` for a game that is neither on sale nor in the caller's library, 429 for too many reports.
   */
  @Post()
  @HttpCode(200)
  @OptionallySignedIn()
  @BodyLimit(LARGEST_REPORT, { tooLarge: 'attachment-too-large' })
  async send(
    @Body() body: ProblemReportRequest,
    @Caller() caller: SignedIn | undefined,
    @CallerNetwork() network: string,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<ReportReceivedReply> {
    await this.throttle.spend('report', network, network);
    const { attachment } = body;
    const file = attachment && { name: attachment.name, content: bytesOf(attachment.content) };
    return this.keep(body, { file: file ?? null, personId: caller?.userId ?? null, language }, correlation);
  }

  /**
   * The same as a plain form, for browsers without scripts: leads to the status page, or shows its own again with what was
   * typed and why it was refused.
   */
  @Post('form')
  @ApiExcludeEndpoint()
  @Public()
  @FormBody(LARGEST_REPORT, { tooLarge: 'attachment-too-large', page: '/report-problem' })
  async sendForm(
    @Body() body: Record<string, unknown>,
    @Req() request: FastifyRequest & ShopRequest,
    @Res() reply: FastifyReply,
    @CallerLanguage() wanted: Language,
  ): Promise<void> {
    const { file, ...fields } = body as { file?: SentFile };
    const sent = file && file.content.length > 0 ? file : null;
    const language = languageIn(body, wanted);
    try {
      const { number, token } = await this.takeForm(fields, { file: sent, personId: null, language }, request);
      void reply.redirect(`/report-problem/status?${new URLSearchParams({ number, token }).toString()}`, 303);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      const game = textIn(body, 'game');
      const query = new URLSearchParams({ lang: language, ...(game ? { game } : {}) });
      const words = [...TYPED.map((name) => [name, textIn(body, name)]), ['file', sent?.name ?? '']];
      const typed = Object.fromEntries(words) as Record<string, string>;
      await showAgain(problem, { request, reply, language, page: `/report-problem?${query.toString()}`, typed });
    }
  }

  /** The address of a page that was shown again, opened once more. */
  @Get('form')
  @ApiExcludeEndpoint()
  @Public()
  @Redirect('/report-problem', 303)
  opened(): void {}

  /** Returns where a report stands, with the answers to it. 404 where number and token do not belong together. */
  @Get('status')
  @Public()
  async status(
    @Query() { number, token }: ReportStatusQuery,
    @CallerNetwork() network: string,
  ): Promise<ReportStatusReply> {
    await this.throttle.spend('link', number, network);
    const status = await this.reports.statusOf(number, token);
    if (!status) throw new Problem(404, 'report-unknown');
    await this.throttle.giveBack('link', number, network);
    return status;
  }

  /**
   * Adds something to a report that is not over; one that waited for it (`needs-reply`) is worked on again. Returns where it
   * stands. 404 where number and token do not belong together, 409 `report-over`, 429 for too many.
   */
  @Post('status/reply')
  @HttpCode(200)
  @Public()
  async reply(
    @Body() body: ReportReplyRequest,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<ReportStatusReply> {
    await this.take(body, network, correlation);
    return this.status(body, network);
  }

  /** The same as a plain form: leads back to the status page, or shows it again with what was typed and why it was refused. */
  @Post('status/reply/form')
  @ApiExcludeEndpoint()
  @Public()
  @FormBody(LARGEST_REPLY)
  async replyForm(
    @Body() body: Record<string, unknown>,
    @Req() request: FastifyRequest & ShopRequest,
    @Res() reply: FastifyReply,
    @CallerLanguage() wanted: Language,
  ): Promise<void> {
    const language = languageIn(body, wanted);
    const sent = { number: textIn(body, 'number'), token: textIn(body, 'token'), text: textIn(body, 'text') };
    const { number, token, text } = sent;
    const page = `/report-problem/status?${new URLSearchParams({ number, token }).toString()}`;
    try {
      const complete = await checked(ReportReplyRequest, sent, 'report-reply-incomplete');
      await this.take(complete, networkOf(request.ip), correlationOf(request));
      void reply.redirect(`${page}#conversation`, 303);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      await showAgain(problem, { request, reply, language, page: `${page}&lang=${language}`, typed: { text } });
    }
  }

  /** The address of a page that was shown again, opened once more. */
  @Get('status/reply/form')
  @ApiExcludeEndpoint()
  @Public()
  @Redirect('/report-problem/status', 303)
  openedReply(): void {}

  private async takeForm(
    fields: Record<string, unknown>,
    sender: Sender,
    request: FastifyRequest & ShopRequest,
  ): Promise<ReportReceivedReply> {
    const network = networkOf(request.ip);
    await this.throttle.spend('report', network, network);
    const incomplete = textIn(fields, 'game') ? 'game-report-incomplete' : 'report-incomplete';
    const report = await checked(ProblemReportRequest, fields, incomplete);
    return this.keep(report, sender, correlationOf(request));
  }

  private async take({ number, token, text }: ReportReplyRequest, network: string, correlation: string): Promise<void> {
    await this.throttle.spend('link', number, network);
    await this.throttle.spend('report', network, network);
    const report = await this.reports.opened(number, token);
    if (!report) throw new Problem(404, 'report-unknown');
    // Number and token were no guess, whatever becomes of the words.
    await this.throttle.giveBack('link', number, network);
    await this.replies.add(report.id, text, correlation);
  }

  private keep(
    { category = 'other', game, reason, email, description, steps = '', facts }: ProblemReportRequest,
    { file, personId, language }: Sender,
    correlation: string,
  ): Promise<ReportReceivedReply> {
    const about = game && reason ? { game, reason } : null;
    const report = {
      category: about ? 'other' : category,
      about,
      email: email || null,
      personId,
      description,
      steps,
      facts: knownFacts(facts),
      language,
      attachment: file,
    };
    return this.reports.receive(report, correlation);
  }
}

const textIn = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

/** @throws Problem 422 with the code: a page without scripts shows one sentence, not the faults of fields. */
async function checked<Fields extends object>(kind: new () => Fields, fields: object, code: string): Promise<Fields> {
  const complete = plainToInstance(kind, fields);
  const faults = await validate(complete, { whitelist: true });
  if (faults.length > 0) throw new Problem(422, code);
  return complete;
}
