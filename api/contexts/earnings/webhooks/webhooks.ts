import { Inject, Injectable } from '@nestjs/common';
import { later, minutes } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { OutboundPost } from '../../../platform/outbound/outbound-post.js';
import { IDS } from '../../../platform/tokens.js';
import { WebhookDeliveries } from './deliveries.js';
import { WebhookEndpoints } from './endpoints.js';
import type { RotatedWebhookReply, SetWebhookReply, WebhookReply } from './webhooks.dto.js';

const TESTS_A_MINUTE = 5;

/** What an owner does with a studio's webhook. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly outside: OutboundPost,
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async of(developerId: string): Promise<WebhookReply> {
    const [endpoint, deliveries] = await Promise.all([
      this.endpoints.of(developerId),
      this.deliveries.last(developerId),
    ]);
    return { endpoint, deliveries };
  }

  /** @throws Problem 422 `webhook-address`. */
  async set(developerId: string, url: string): Promise<SetWebhookReply> {
    const errors = [{ path: 'url', msg: 'must be an https address on the open internet' }];
    if (!this.outside.accepts(url)) throw new Problem(422, 'webhook-address', { errors });
    const secret = await this.endpoints.set(developerId, new URL(url).href);
    return { ...(await this.of(developerId)), secret };
  }

  /** @throws Problem 404 `webhook-unknown`. */
  async rotate(developerId: string): Promise<RotatedWebhookReply> {
    const secret = await this.endpoints.rotateSecret(developerId);
    if (!secret) throw new Problem(404, 'webhook-unknown');
    return { ...(await this.of(developerId)), secret };
  }

  /** @throws Problem 404 `webhook-unknown`, 429 `webhook-tests`. */
  async test(developerId: string, correlation: string): Promise<WebhookReply> {
    if (!(await this.endpoints.of(developerId))) throw new Problem(404, 'webhook-unknown');
    const since = later(this.clock.now(), -minutes(1));
    if ((await this.deliveries.testsSince(developerId, since)) >= TESTS_A_MINUTE)
      throw new Problem(429, 'webhook-tests', { details: { retryAfterSeconds: 60 } });
    await this.deliveries.plan([{ id: this.ids.next(), developerId, event: 'test', data: {} }], correlation);
    return this.of(developerId);
  }

  async remove(developerId: string): Promise<WebhookReply> {
    await this.endpoints.remove(developerId);
    return this.of(developerId);
  }
}
