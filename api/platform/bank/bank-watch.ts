import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Metrics } from '../observability/metrics.js';
import { LOGGER } from '../tokens.js';
import { readFailure, refusesUs, type BankFailure } from './read-failure.js';

/** Counts what the bank answers, and raises an alarm where it refuses the shop itself. */
@Injectable()
export class BankWatch {
  constructor(
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Why a call failed. */
  failureOf(operation: string, error: unknown): BankFailure {
    const failure = readFailure(error);
    if (refusesUs(failure)) this.refusesUs(operation, failure.message);
    return failure;
  }

  /** Our code, our key or what we send: no buyer and no second try can mend it. */
  refusesUs(operation: string, bankSays: string): void {
    this.log.error({ operation, bankSays }, 'the bank refuses us');
  }

  counted<Reply extends { is: string }>(operation: string, reply: Reply): Reply {
    this.metrics.providerCalls.inc({ operation, outcome: reply.is });
    return reply;
  }

  seen<Observation extends { seen: string }>(operation: string, observation: Observation): Observation {
    this.metrics.providerCalls.inc({ operation, outcome: observation.seen });
    return observation;
  }
}
