import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { correlationOf } from '../../../platform/http/access.js';
import { networkOf } from '../throttle/throttle.rules.js';
import { deviceOf, type Device } from './device.rules.js';

/** What a request tells of where it comes from. */
export interface Visit {
  device: Device;
  /** As exactly as budgets count; what is stored of it is coarser. */
  network: string;
  /** As the browser sent them. */
  cookies: string | undefined;
  correlation: string;
}

/** Where the request comes from, in a handler's parameter. */
export const CallerVisit = createParamDecorator((_: unknown, context: ExecutionContext): Visit => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    device: deviceOf(request.headers['user-agent']),
    network: networkOf(request.ip),
    cookies: request.headers.cookie,
    correlation: correlationOf(request),
  };
});
