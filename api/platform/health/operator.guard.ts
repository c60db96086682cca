import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.js';
import { Problem } from '../http/problem.js';
import { CONFIG } from '../tokens.js';

/** Admits requests with OPERATOR_TOKEN. Without one configured: all outside production, none in it. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'operatorToken' | 'production'>) {}

  /** @throws Problem 404 `not-found`, as where there is nothing. */
  canActivate(context: ExecutionContext): boolean {
    const { operatorToken, production } = this.config;
    if (operatorToken === null && !production) return true;

    const [, sent = ''] =
      /^Bearer (.+)$/i.exec(context.switchToHttp().getRequest<FastifyRequest>().headers.authorization ?? '') ?? [];
    if (operatorToken === null || !timingSafeEqual(digestOf(sent), digestOf(operatorToken)))
      throw new Problem(404, 'not-found');
    return true;
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
