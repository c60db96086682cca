import { Module } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { OutboundPost } from '../../../platform/outbound/outbound-post.js';
import { CONFIG } from '../../../platform/tokens.js';
import { AccessModule } from '../../access/index.js';
import { DevelopersModule } from '../../developers/index.js';
import { EarningsModule } from '../earnings.module.js';
import { WebhookDeliveries } from './deliveries.js';
import { WebhookEndpoints } from './endpoints.js';
import { RefundLines } from './refund-lines.js';
import { WebhookContent } from './webhook-content.js';
import { WebhookHousekeeping } from './webhook-housekeeping.js';
import { DeliverWebhooks, NotifyWebhooks } from './webhook.effects.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksPersonalData } from './webhooks.personal-data.js';
import { Webhooks } from './webhooks.js';

@Module({
  imports: [AccessModule, DevelopersModule, EarningsModule],
  controllers: [WebhooksController],
  providers: [
    {
      provide: OutboundPost,
      useFactory: ({ production }: Config) => new OutboundPost({ allowsLoopback: !production }),
      inject: [CONFIG],
    },
    WebhookEndpoints,
    WebhookDeliveries,
    WebhookContent,
    RefundLines,
    NotifyWebhooks,
    DeliverWebhooks,
    WebhookHousekeeping,
    WebhooksPersonalData,
    Webhooks,
  ],
})
export class WebhooksModule {}
