import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DueHandler } from '../../../platform/event-store/due.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { ClassTimers, ERASE_PUPIL } from '../class-timers.js';

/** Erases a deleted pupil a second time: a heartbeat or saved game under way may have been written after the first. */
@Injectable()
export class PupilErasure implements OnModuleInit, DueHandler {
  readonly what = ERASE_PUPIL;

  constructor(
    private readonly data: PersonalData,
    private readonly timers: ClassTimers,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const pupilId = ClassTimers.pupilOf(key);
    await this.data.erase(pupilId);
    await this.timers.erased(pupilId);
  }
}
