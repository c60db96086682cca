import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { GameAnswers } from './game-answers.js';
import { gameOfHost } from './game-hosts.rules.js';
import { GAME_HEADERS } from './game-policy.rules.js';
import { sendText, type Target } from './send-file.js';

/** Listens for the hosts of games. A request that comes to one reaches nothing of the shop. */
@Injectable()
export class GameHost {
  private readonly headers: Record<string, string>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly answers: GameAnswers,
  ) {
    const isSecure = config.publicUrl.startsWith('https:');
    this.headers = { ...GAME_HEADERS, ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}) };
  }

  /** To be called before any other hook: what comes to a game's host goes no further. */
  listen(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', async (request, reply) => {
      const game = gameOfHost(request.headers.host, this.config.gamesHost);
      if (!game) return;
      reply.hijack();
      // Cross-origin headers of the shop's API are none of a game's.
      for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
      await this.answers.answer(this.targetOf(request, reply), game).catch((err: unknown) => {
        this.log.error({ err, requestId: request.id }, 'a game file could not be sent');
        if (reply.raw.headersSent) reply.raw.destroy();
        else sendText(this.targetOf(request, reply), 500, 'Error');
      });
    });
  }

  private targetOf(request: FastifyRequest, reply: FastifyReply): Target {
    return { request: request.raw, response: reply.raw, headers: { ...this.headers, 'x-request-id': request.id } };
  }
}
