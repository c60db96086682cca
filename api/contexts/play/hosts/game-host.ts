import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { RequestWindows } from '../../../platform/http/requests/request-windows.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { GameAnswers } from './game-answers.js';
import { gameOfHost } from './game-hosts.js';
import { GAME_HEADERS } from './game-policy.rules.js';
import { sendText, sendTooMany, type Target } from './send-file.js';

/** A class opens a game of a thousand files in the minute in which it may ask the shop for some thousand answers. */
const FILES_OF_A_REQUEST = 10;

/** Listens for the hosts of games. A request that comes to one reaches nothing of the shop. */
@Injectable()
export class GameHost {
  private readonly headers: Record<string, string>;
  private readonly windows: RequestWindows;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly answers: GameAnswers,
  ) {
    this.windows = new RequestWindows(FILES_OF_A_REQUEST * config.requestsPerMinute);
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
      const seconds = this.windows.countOf(request.ip);
      if (seconds > 0) return sendTooMany(this.targetOf(request, reply), seconds);
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
