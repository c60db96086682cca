import { Body, Controller, Get, Inject, Post, Redirect, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.js';
import { CallerLanguage, Correlation, Public } from '../../../platform/http/access.js';
import { BodyLimit, FormBody } from '../../../platform/http/body-limit.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { networkOf, Throttle } from '../../access/index.js';
import {
  isBlocked,
  looksAutomatic,
  missingParameter,
  readEmailRequest,
  NO_GAME,
  readEnquiry,
  readGame,
  senderKeyIn,
  type EmailRequest,
  type EnquiryFields,
  type GameFields,
} from './email-request.js';
import { Enquiries } from './enquiries.js';
import { pageOf } from './contact-pages.js';
import { languageIn, showAgain } from '../plain-form.js';

/** What the client library's service takes at most. */
const LARGEST = 51_200;
/** What a refused form shows again. */
const TYPED = ['name', 'company', 'email', 'phone', 'message', 'web_address', 'game_stage', 'game_kind'];

interface Sender {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
  correlation: string;
}

/** The wire format of the EmailJS 4.4.1 browser client: plain text, its own paths, none of our JSON. */
@ApiExcludeController()
@Controller('api/v1.0/email')
export class EmailController {
  constructor(
    private readonly enquiries: Enquiries,
    private readonly throttle: Throttle,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Takes an enquiry as JSON. Answers the text `OK`, or 400, 403, 413, 429 with a sentence. */
  @Post('send')
  @Public()
  @BodyLimit(LARGEST)
  async send(
    @Body() body: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<void> {
    await this.take(readEmailRequest(body ?? {}, 'json'), { request, reply, language, correlation });
    void reply.status(200).type('text/plain; charset=utf-8').send('OK');
  }

  /**
   * Takes the same as a form. A browser that sent it without scripts is led back to its page, with the number; where the
   * shop refuses, it sees the page again with what it typed and the reason, under the status of the refusal.
   */
  @Post('send-form')
  @Public()
  @FormBody(LARGEST)
  async sendForm(
    @Body() body: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<void> {
    const email = readEmailRequest(body ?? {}, 'form');
    const sender = { request, reply, language, correlation };
    if (!request.headers.accept?.includes('text/html')) {
      await this.take(email, sender);
      void reply.status(200).type('text/plain; charset=utf-8').send('OK');
      return;
    }
    const page = pageOf(email.templateId, email.params.sent_from);
    try {
      const number = await this.take(email, sender);
      void reply.redirect(`${page}?sent=${number}#contact-form`, 303);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      // A page of the shop says nothing that a stranger's page filled in.
      if (problem.code === 'email-origin-refused') throw problem;
      const typed = Object.fromEntries(TYPED.map((name) => [name, email.params[name] ?? '']));
      await showAgain(problem, { request, reply, language: languageIn(email.params, language), page, typed });
    }
  }

  /** The address of a page that was shown again, opened once more. */
  @Get('send-form')
  @Public()
  @Redirect('/contact', 303)
  opened(): void {}

  /** @returns the number of the enquiry */
  private async take(email: EmailRequest, { request, language, correlation }: Sender): Promise<string> {
    this.refuseStrangers(email, request.headers.origin);
    const fields = this.fieldsOf(email);
    const network = networkOf(request.ip);
    await this.throttle.spend('enquiry-second', fields.email, network);
    await this.throttle.spend('enquiry', fields.email, network);
    return this.enquiries.receive(
      {
        ...fields,
        template: email.templateId,
        language: languageIn(email.params, language),
        isSuspicious: !this.isElsewhere(request.headers.origin) && looksAutomatic(email.params),
        senderKey: senderKeyIn(email.params),
      },
      correlation,
    );
  }

  private refuseStrangers(email: EmailRequest, origin: string | undefined): void {
    const { publicKey, serviceId, templates, origins } = this.config.contact;
    const missing = missingParameter(email);
    if (missing) throw wireProblem(400, 'email-parameter-missing', `The ${missing} parameter is required`);
    if (email.userId !== publicKey) throw wireProblem(403, 'email-key-unknown', 'The user_id parameter is unknown');
    if (this.isElsewhere(origin) && !origins.includes(origin ?? '')) throw new Problem(403, 'email-origin-refused');
    if (email.serviceId !== serviceId)
      throw wireProblem(400, 'email-service-unknown', 'The service_id parameter is unknown');
    if (!Object.hasOwn(templates, email.templateId))
      throw wireProblem(400, 'email-template-unknown', 'The template_id parameter is unknown');
  }

  /** Whether a page of another site sends this. Its form may have any field for its own use. */
  private isElsewhere(origin: string | undefined): boolean {
    return origin !== undefined && origin !== new URL(this.config.publicUrl).origin;
  }

  private fieldsOf({ params, templateId }: EmailRequest): EnquiryFields & GameFields {
    const fields = readEnquiry(params);
    if (typeof fields === 'string') throw new Problem(400, fields);
    const game = templateId === 'developers' ? readGame(params) : NO_GAME;
    if (typeof game === 'string') throw new Problem(400, game);
    if (isBlocked(fields.email, this.config.contact.blocked)) throw new Problem(403, 'enquiry-blocked');
    return { ...fields, ...game };
  }
}

/** For developers of forms, in the service's own words: clients may compare them. */
function wireProblem(status: number, code: string, sentence: string): Problem {
  return new Problem(status, code, { sentence: { es: sentence, en: sentence } });
}
