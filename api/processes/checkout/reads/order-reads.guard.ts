import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { networkOf, Throttle } from '../../../contexts/access/index.js';
import type { ShopRequest } from '../../../platform/http/access.js';

/** Prevents guessing order ids. Signed-in people see only their own orders, so only reads without a session count. */
@Injectable()
export class OrderReads implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  /** @throws TooManyTries. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip, signedIn } = context.switchToHttp().getRequest<ShopRequest>();
    const network = networkOf(ip);
    if (!signedIn) await this.throttle.spend('order', network, network);
    return true;
  }
}
