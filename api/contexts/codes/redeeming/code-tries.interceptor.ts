import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { tap, type Observable } from 'rxjs';
import { networkOf, Throttle } from '../../access/index.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { ShopRequest } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';

/** The names under which requests carry a code. */
const FIELDS = ['code', 'discount_code', 'discountCode'];

/**
 * Prevents guessing codes: one budget for every route that takes one. A try is spent before the code is looked up,
 * and given back where the code exists, so that a crowd with the right code never runs out.
 */
@Injectable()
export class CodeTries implements NestInterceptor {
  constructor(private readonly throttle: Throttle) {}

  /** @throws TooManyTries, for right codes too: the answer would tell a guess from a hit. */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<ShopRequest>();
    if (!carriesCode(request)) return next.handle();
    const network = networkOf(request.ip);
    const account = request.signedIn?.userId ?? network;
    await this.throttle.spend('code', account, network);
    // Not awaited: a try that is not given back expires soon anyway.
    const giveBack = (): void => void this.throttle.giveBack('code', account, network).catch(() => undefined);
    return next
      .handle()
      .pipe(tap({ complete: giveBack, error: (thrown: unknown) => (isUnknownCode(thrown) ? undefined : giveBack()) }));
  }
}

function carriesCode({ body, params }: ShopRequest): boolean {
  return [body, params].some(
    (part) =>
      part !== null &&
      typeof part === 'object' &&
      FIELDS.some((field) => Boolean((part as Record<string, unknown>)[field])),
  );
}

function isUnknownCode(thrown: unknown): boolean {
  return (thrown instanceof Refusal || thrown instanceof Problem) && thrown.code === 'code-unknown';
}
