import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { plusDays, startOfDay } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import type { Bilingual, Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { CancelSubscription } from '../cancel-subscription.js';
import { coveredUntil, isRunning, type SubscriptionState } from '../subscription.state.rules.js';
import { subscriptionStream } from '../subscription.stream.js';
import { CancelByLinkRequest, CancellableReply, CancelledByLinkReply } from '../subscriptions.dto.js';
import { CANCELLED_AND_ENDED, CANCELLED_BY_LINK, CANCELLED_UNPAID } from '../subscriptions.messages.js';
import { CancelLinks } from './cancel-links.js';
import { RenewalSteps } from './renewal.timer.js';

const STOPPED: Record<CancellableReply['status'], Bilingual> = {
  active: CANCELLED_BY_LINK,
  past_due: CANCELLED_BY_LINK,
  awaiting_bank: CANCELLED_UNPAID,
  ended: CANCELLED_AND_ENDED,
};

@ApiTags('subscription')
@Controller('v1/subscription')
export class CancelByLinkController {
  constructor(
    private readonly links: CancelLinks,
    private readonly steps: RenewalSteps,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
  ) {}

  /** Returns what the link of a mail would cancel, and when. Changes nothing. 404 `cancel-link-unknown`. */
  @Get('cancel-by-link')
  @Header('cache-control', 'no-store')
  @Public()
  async look(@Query() { token }: CancelByLinkRequest): Promise<CancellableReply> {
    return cancellable((await this.steps.read(this.links.subscriptionOf(token))).state);
  }

  /**
   * Cancels the renewal that a mail announced, without log-in. Access lasts until the end of the paid time; after a
   * declined renewal it ends at once. Repeating it changes nothing. 404 `cancel-link-unknown`.
   */
  @Post('cancel-by-link')
  @HttpCode(200)
  @Public()
  async cancel(
    @Body() { token }: CancelByLinkRequest,
    @CallerLanguage() language: Language,
  ): Promise<CancelledByLinkReply> {
    const reply = await this.cancelRenewal(this.links.subscriptionOf(token));
    return { message: STOPPED[reply.status][language], ...reply };
  }

  private async cancelRenewal(subscriptionId: string): Promise<CancellableReply> {
    const { state, history } = await this.steps.read(subscriptionId);
    const reply = cancellable(state);
    if (reply.status === 'ended') return reply;
    const facts = subscriptionStream.facts(history, subscriptionId).length;
    const commandId = derivedId('cancel-by-link', subscriptionId, facts);
    await this.commands.execute(
      new CancelSubscription(subscriptionId, 'mail-link', {
        commandId,
        actor: { kind: 'visitor', id: 'mail-link' },
        correlation: commandId,
        causation: commandId,
        now: this.clock.now(),
      }),
    );
    return cancellable((await this.steps.read(subscriptionId)).state);
  }
}

function cancellable(state: SubscriptionState): CancellableReply {
  if (state.status === 'None') throw new Problem(404, 'cancel-link-unknown');
  const about = { plan_id: state.planId, price: state.price, currency: 'CLP' } as const;
  const renews = isRunning(state) ? state.autoRenew : !state.stopped;
  if (state.charge)
    return { ...about, auto_renew: renews ? 1 : 0, status: 'awaiting_bank', last_day: null, active_until: null };
  if (!isRunning(state)) return { ...about, auto_renew: 0, status: 'ended', last_day: null, active_until: null };

  const until = coveredUntil(state);
  return {
    ...about,
    auto_renew: renews ? 1 : 0,
    status: state.status === 'InGrace' ? 'past_due' : 'active',
    last_day: plusDays(until, -1),
    active_until: startOfDay(until),
  };
}
