import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import { TooManyTries } from './throttle.js';

/** Says in the header, too, when there is room for another try. */
@Injectable()
export class RetryAfter implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      tap({
        error: (thrown: unknown) => {
          if (thrown instanceof TooManyTries) void context.switchToHttp().getResponse<FastifyReply>().header('retry-after', thrown.retryAfterSeconds);
        },
      }),
    );
  }
}
