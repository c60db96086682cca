import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { POST_FAILURES } from '../../../platform/outbound/outbound-post.js';
import { WEBHOOK_EVENTS, type DeliveryFailure, type DeliveryState, type WebhookEvent } from './deliveries.js';

const STATES = ['waiting', 'delivered', 'failed'];

class DeliveryReply {
  /** As in the header `Ludoteca-Delivery`. */
  id: string;
  @ApiProperty({ enum: WEBHOOK_EVENTS })
  event: WebhookEvent;
  @ApiProperty({ enum: STATES })
  state: DeliveryState;
  attempts: number;
  /** The last answer; null where none came. */
  status: number | null;
  /** Why none came. */
  @ApiProperty({ enum: [...POST_FAILURES, 'interrupted'], nullable: true })
  failure: DeliveryFailure | null;
  createdAt: Date;
  /** Null while an attempt is under way, and once it is over. */
  nextTryAt: Date | null;
}

class EndpointReply {
  url: string;
  secretSince: Date;
  createdAt: Date;
}

/** Where a studio hears of its money, and the last 20 deliveries, newest first. */
export class WebhookReply {
  /** Null while there is none. */
  endpoint: EndpointReply | null;
  deliveries: DeliveryReply[];
}

export class SetWebhookReply extends WebhookReply {
  /** The new secret, which is returned this once; null where the one before stays. */
  secret: string | null;
}

export class RotatedWebhookReply extends WebhookReply {
  /** Returned this once. */
  secret: string;
}

export class SetWebhookRequest {
  /** An https address on the open internet, without a user or a fragment in it. */
  @IsString({ message: 'must be a text' })
  @MaxLength(500, { message: 'must have at most 500 characters' })
  url: string;
}
