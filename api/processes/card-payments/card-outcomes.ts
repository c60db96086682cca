import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { declineOf, PaymentsQueries, type Decline, type PaymentRow } from '../../contexts/payments/index.js';
import type { Observation } from '../../contexts/payments/payment.commands.js';
import { crashPoint } from '../../platform/crash-point.js';
import { Database } from '../../platform/database/database.js';
import { CommandRunner, type History, type Ran } from '../../platform/event-store/command-runner.js';
import type { Actor } from '../../platform/event-store/events.js';
import { setTimers } from '../../platform/event-store/timers.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { checkTimer, paymentStream, Purchase, streamsOf, type PurchaseIds } from '../checkout/checkout.streams.js';
import { settled, settledStreams } from './card-purchase.js';

/** What became of a charge; `unknown` while nobody knows, which the shop goes on to find out. */
export interface CardChargeResult {
  outcome: 'approved' | 'declined' | 'unknown';
  paymentId: string;
  /** The bank's code; null without an answer. */
  responseCode: number | null;
  /** The bank's no in words; null where it gave none. */
  decline: Decline | null;
}

const LOOK_EVERY_MS = 100;

/** Writes down what the bank says of a charge, with all that follows from it, and tells it. */
@Injectable()
export class CardOutcomes {
  private readonly level: Config['transbank']['responseLevel'];
  private readonly patienceMs: number;

  constructor(
    private readonly runner: CommandRunner,
    private readonly payments: PaymentsQueries,
    private readonly db: Database,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.level = config.transbank.responseLevel;
    this.patienceMs = config.transbank.moveTimeoutMs;
  }

  /** One append for the bank's word. @param known the histories as they were last seen. */
  async record(ids: PurchaseIds, seen: Observation, known: History, about: { correlation: string; actor: Actor; now: string }): Promise<Ran> {
    const { correlation, actor, now } = about;
    const streams = settledStreams(ids, known);
    const version = known.get(paymentStream(ids.paymentId))?.length ?? 0;
    crashPoint('before-card-outcome-recorded');
    const ran = await this.runner.run(
      streams,
      { commandId: derivedId('card-outcome', ids.paymentId, version, seen.seen, actor.id), actor, correlation, causation: correlation, now },
      (history) => settled(ids, seen, this.level, history, now),
      streams.every((stream) => known.has(stream)) ? known : undefined,
    );
    crashPoint('after-card-outcome-recorded');
    const isForeign = ran.events.some((event) => event.type === 'PaymentUnwanted' && event.data.because === 'mismatch');
    if (isForeign && !ran.replayed) this.log.error({ paymentId: ids.paymentId }, 'the bank approved a charge that is not the one we planned');
    // Nothing new was learnt, so no fact moved the timer.
    if (ran.events.length === 0) await setTimers(this.db, [checkTimer(ids.paymentId, new Purchase(ids, ran.history).payment, now)]);
    return ran;
  }

  /** A charge with the streams that its outcome moves. */
  async find(paymentId: string): Promise<{ row: PaymentRow; history: History } | null> {
    const [row] = await this.payments.payments([paymentId]);
    if (!row) return null;
    const history = await this.runner.read(streamsOf(row));
    const further = settledStreams(row, history).filter((stream) => !history.has(stream));
    return { row, history: new Map([...history, ...(await this.runner.read(further))]) };
  }

  /** The result of a charge; one under way is waited for as long as the bank may take. Null when there is no such charge. */
  async resultOf(paymentId: string): Promise<CardChargeResult | null> {
    const until = Date.now() + this.patienceMs;
    for (;;) {
      const [row] = await this.payments.payments([paymentId]);
      if (!row) return null;
      if (!['planned', 'authorizing'].includes(row.state) || Date.now() >= until) return this.told(row);
      await pause(LOOK_EVERY_MS);
    }
  }

  /** A charge as its row tells it now. */
  told(row: PaymentRow): CardChargeResult {
    const { paymentId, responseCode } = row;
    if (row.state === 'declined') return { outcome: 'declined', paymentId, responseCode, decline: declineOf(responseCode, this.level) };
    if (row.state === 'approved') return { outcome: 'approved', paymentId, responseCode, decline: null };
    const isOpen = ['planned', 'authorizing', 'unknown', 'needs-person'].includes(row.state);
    return { outcome: isOpen ? 'unknown' : 'declined', paymentId, responseCode: null, decline: null };
  }
}
