import { Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.js';
import { returnAddress } from '../../kernel/return-address.js';
import { Correlation, Public } from '../../platform/http/access.js';
import { CONFIG } from '../../platform/tokens.js';
import { EnrolmentReturns } from './enrolment-returns.js';

/** Where a browser goes with the outcome of an enrolment: the client's page, if it is one of those allowed. */
export function callbackPage(wanted: string | undefined, { publicUrl, returnOrigins }: Config): string {
  return returnAddress(wanted, `${publicUrl}/payment-methods/callback`, returnOrigins);
}

/** The way back from the bank's form for cards. */
@ApiExcludeController()
@Public()
@Controller('v1/webpay-oneclick/inscriptions/return')
export class EnrolmentReturnsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly returns: EnrolmentReturns,
  ) {}

  /** The bank sends the browser here, by GET or POST, without cookie or token of ours; nothing in it is trusted. */
  @Get()
  async returnedByGet(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Correlation() correlation: string,
  ): Promise<void> {
    await this.returned(request.query as Record<string, unknown>, reply, correlation);
  }

  @Post()
  async returnedByPost(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Correlation() correlation: string,
  ): Promise<void> {
    await this.returned({ ...(request.query as object), ...(request.body as object | null) }, reply, correlation);
  }

  private async returned(parameters: Record<string, unknown>, reply: FastifyReply, correlation: string): Promise<void> {
    const page = await this.returns.bankReturned(parameters, correlation);
    // An unknown return gets the neutral page: it may be a mistyped address or a stranger's.
    void reply.header('cache-control', 'no-store').redirect(page ?? callbackPage(undefined, this.config), 303);
  }
}
