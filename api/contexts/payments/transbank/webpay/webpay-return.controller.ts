import { Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../../config.js';
import { Correlation, Public } from '../../../../platform/http/access.js';
import { answeredWithin, type ReturnRoute } from '../../../../platform/http/confirming-page.js';
import { CONFIG } from '../../../../platform/tokens.js';
import { ReturnFromForm } from '../../provider.js';
import { readReturn } from './webpay-return.rules.js';

type Parameters = Record<string, unknown>;

/** The bank sends the buyer's browser here, by GET or POST, without cookie or token of ours; nothing in it is trusted. */
@ApiExcludeController()
@Controller('v1/payment/webpay/return')
export class WebpayReturnController {
  /** A browser waits for two commits, each with a question after it. */
  private readonly patienceMs: number;

  constructor(
    private readonly commands: CommandBus,
    @Inject(CONFIG) { transbank }: Config,
  ) {
    this.patienceMs = 2 * (transbank.moveTimeoutMs + transbank.statusTimeoutMs);
  }

  @Get()
  @Public()
  async returnedByGet(
    @Req() { query }: FastifyRequest,
    @Res() reply: FastifyReply,
    @Correlation() correlation: string,
  ): Promise<void> {
    await this.returned(query as Parameters, reply, correlation);
  }

  @Post()
  @Public()
  async returnedByPost(
    @Req() { query, body }: FastifyRequest,
    @Res() reply: FastifyReply,
    @Correlation() correlation: string,
  ): Promise<void> {
    await this.returned({ ...(query as Parameters), ...(body as Parameters | null) }, reply, correlation);
  }

  private async returned(parameters: Parameters, reply: FastifyReply, correlation: string): Promise<void> {
    const command = new ReturnFromForm(readReturn(parameters), correlation);
    const page = await answeredWithin(this.patienceMs, this.commands.execute(command));
    void reply.header('cache-control', 'no-store').redirect(page, 303);
  }
}

/** On every failure the browser gets a page that refreshes itself. */
export const webpayReturn: ReturnRoute = {
  path: '/v1/payment/webpay/return',
  keeps: ['token_ws', 'TBK_TOKEN', 'TBK_ORDEN_COMPRA', 'TBK_ID_SESION'],
  title: { es: 'Estamos confirmando tu pago', en: 'We are confirming your payment' },
  text: {
    es: 'Todavía no sabemos el resultado. No pagues otra vez: esta página sigue sola y te lleva a tu pedido. Si la cierras, el resultado queda en Mis compras.',
    en: 'We do not know the result yet. Do not pay again: this page goes on by itself and leads you to your order. If you close it, the result will be in My orders.',
  },
};
