import type { Type } from '@nestjs/common';
import type { EffectRule } from './event-store/effects.js';
import type { Projection } from './event-store/projection.js';
import type { StreamNames } from './event-store/stream.js';
import type { Upcast } from './event-store/upcasting.js';
import type { ReturnRoute } from './http/confirming-page.js';
import type { Bilingual } from './http/messages.js';
import type { Mail } from './mail/mail.js';

/** What one context (or process) brings to the shop; everything static, so that a command line tool can list it too. */
export interface ContextParts {
  module: Type;
  /** Every kind of stream it writes. */
  streams?: readonly StreamNames[];
  upcasts?: readonly Upcast[];
  projections?: readonly Projection[];
  effectRules?: readonly EffectRule[];
  mails?: readonly Mail[];
  entities?: readonly Type[];
  migrations?: readonly Type[];
  /** Its tables and views, such as `ordering.orders`, that the SQL of other contexts may read. */
  publishes?: readonly string[];
  /** The sentence of each refusal and problem code, in both languages. */
  messages?: Record<string, Bilingual>;
  /** Paths whose error body is a bare JSON string. */
  plainTextRoutes?: readonly string[];
  /** Paths whose error body is the bare sentence as `text/plain`. */
  sentenceRoutes?: readonly string[];
  /** Addresses to which the bank sends browsers: an error there is a page that waits, never JSON. */
  returnRoutes?: readonly ReturnRoute[];
  /** Paths to which pages of other sites post, besides returns from the bank; they check the sender themselves. One that ends in a stroke stands for all below it. */
  postedFromElsewhere?: readonly string[];
}
