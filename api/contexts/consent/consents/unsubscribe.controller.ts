import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { UnsubscribeQuery, UnsubscribeReply } from './consents.dto.js';
import { UNSUBSCRIBED } from './consents.messages.js';
import { Unsubscribing } from './unsubscribing.js';

@ApiTags('privacy')
@Controller('v1/privacy')
export class UnsubscribeController {
  constructor(private readonly unsubscribing: Unsubscribing) {}

  /** Shows a page to confirm on; opening it ends nothing. 404 for an unknown address. */
  @Get('unsubscribe')
  @Public()
  @ApiExcludeEndpoint()
  ask(@Query() { token }: UnsubscribeQuery, @Res() reply: FastifyReply): void {
    void reply.header('cache-control', 'no-store').redirect(this.unsubscribing.pageFor(token), 303);
  }

  /** Ends news by mail without log-in, as mail programs request it (RFC 8058). 404 for an unknown token. */
  @Post('unsubscribe')
  @HttpCode(200)
  @Public()
  async unsubscribe(
    @Query() { token }: UnsubscribeQuery,
    @CallerLanguage() language: Language,
  ): Promise<UnsubscribeReply> {
    await this.unsubscribing.unsubscribe(token);
    return { message: UNSUBSCRIBED[language] };
  }
}
