import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../tokens.js';
import { crashPoint } from '../crash-point.js';
import { Effects, type PlannedEffect } from '../event-store/effects.js';
import { JobQueue } from './queue.js';

/** Hands planned effects to the queue; what it does not take is left to the workers' sweeper at once. */
@Injectable()
export class Dispatch {
  constructor(
    private readonly queue: JobQueue,
    private readonly effects: Effects,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async send(planned: readonly Pick<PlannedEffect, 'effectId' | 'kind'>[]): Promise<void> {
    if (planned.length === 0) return;
    crashPoint('before-effect-enqueued');
    try {
      await this.queue.add(planned);
    } catch (err) {
      this.log.warn({ err }, 'the queue did not take a job');
      await this.effects.notTaken(planned.map(({ effectId }) => effectId));
    }
  }
}
