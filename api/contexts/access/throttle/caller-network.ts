import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './throttle.rules.js';

/** The network that asks, in a handler's parameter; a forwarded header counts only where the proxy is configured. */
export const CallerNetwork = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  networkOf(context.switchToHttp().getRequest<FastifyRequest>().ip),
);
