import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { BuildRows } from '../builds/build-rows.js';
import { StoreBuild } from '../builds/store-build.js';
import { CHECK_BUILD } from './finish-upload.js';
import { uploadKey, Uploads } from './uploads.js';

const TRIES = 5;
/** What ends one worker after the other is not tried on a third. */
const MOST_VANISHED = 1;

/** Makes a build of what was uploaded, away from the request that brought the last byte. */
@Injectable()
export class CheckBuildEffect implements EffectPerformer, OnModuleInit {
  readonly kind = CHECK_BUILD;
  /** The build is the studio's. */
  readonly outlivesPerson = true;

  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: Uploads,
    private readonly builds: BuildRows,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform({ subject: id }: Effect): Promise<EffectOutcome> {
    const build = await this.builds.waiting(id);
    if (build) await this.commands.execute(new StoreBuild(build, { key: uploadKey(id) }));
    await this.uploads.clear(id);
    return { state: 'done' };
  }

  /** Checking again is harmless: what was found stays, and each content is kept once. */
  async resolve(effect: Effect): Promise<EffectOutcome> {
    if (effect.attempt <= TRIES && effect.vanished <= MOST_VANISHED) return this.perform(effect);
    await this.builds.giveUp(effect.subject);
    await this.uploads.clear(effect.subject);
    return { state: 'manual', result: { because: 'the build could not be checked' } };
  }
}
