import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days, later } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { crashPoint } from '../../../platform/crash-point.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { MailPlanner } from '../../../platform/mail/mail-planner.js';
import { Export } from './export.entity.js';
import { ExportShelf } from './export-shelf.js';
import { ExportWriter } from './export.writer.js';
import { MAKE_EXPORT } from './exports.js';

const LIFETIME = days(7);
const TRIES = 6;

/** Makes the file that somebody asked for and mails where it is. */
@Injectable()
export class ExportPerformer implements OnModuleInit, EffectPerformer {
  readonly kind = MAKE_EXPORT;

  constructor(
    private readonly shelf: ExportShelf,
    private readonly writer: ExportWriter,
    private readonly mails: MailPlanner,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform({ subject: id, correlation }: Effect): Promise<EffectOutcome> {
    const asked = await this.shelf.asked(id);
    if (!asked) return { state: 'done', result: { skipped: 'the world moved on' } };

    const now = this.clock.now();
    const content = await this.writer.write(asked.personId, now);
    crashPoint('before-export-kept');
    await this.shelf.keep(id, content, later(now, LIFETIME));
    crashPoint('after-export-kept');
    const isWanted = await this.mails.together(correlation, async (rows, plan) => {
      const { affected } = await rows.update(
        Export,
        { id, state: 'asked' },
        { state: 'ready', readyAt: new Date(now), expiresAt: new Date(later(now, LIFETIME)), size: content.length },
      );
      if (affected) await plan('mail:export-ready', id);
      return Boolean(affected);
    });
    if (!isWanted) await this.shelf.clear(id);
    return { state: 'done' };
  }

  /** Making it again is harmless; what fails again and again is told to its owner. */
  async resolve(effect: Effect): Promise<EffectOutcome> {
    if (effect.attempt <= TRIES) return this.perform(effect);
    await this.shelf.giveUp(effect.subject);
    return { state: 'manual', result: { because: 'the export could not be made' } };
  }
}
