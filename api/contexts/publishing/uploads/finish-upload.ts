import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessClock } from '../../../platform/clock.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import type { Upload } from './uploads.js';

export const CHECK_BUILD = 'build:check';

/** Announces the build of an upload whose last byte has come; a worker checks it. Finishing again changes nothing. */
export class FinishUpload extends Command<void> {
  constructor(
    readonly upload: Upload,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(FinishUpload)
export class FinishUploadHandler implements ICommandHandler<FinishUpload> {
  constructor(
    private readonly planner: EffectPlanner,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ upload, correlation }: FinishUpload): Promise<void> {
    const { id, gameId, kind, platform, version, fileName, size, personId } = upload;
    const now = this.clock.now();
    await this.planner.together(correlation, async (rows, plan) => {
      const [finished] = await rows.query<{ id: string }[][]>(
        'update publishing.uploads set finished_at = $2 where id = $1 and finished_at is null returning id',
        [id, now],
      );
      if (!finished?.length) return;
      await rows.query(
        `insert into publishing.builds (id, game_id, kind, platform, status, version, archive_name, archive_size, created_by, created_at)
         values ($1, $2, $3, $4, 'checking', $5, $6, $7, $8, $9) on conflict (id) do nothing`,
        [id, gameId, kind, platform, version, fileName, size, personId, now],
      );
      await plan(CHECK_BUILD, id);
    });
  }
}
