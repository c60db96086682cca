import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../platform/database/database.js';
import type { LibraryPreset } from './presets.dto.js';

/** Keeps a person's presets of the library; those before give way. */
export class SavePresets extends Command<void> {
  constructor(
    readonly personId: string,
    readonly presets: readonly LibraryPreset[],
  ) {
    super();
  }
}

@CommandHandler(SavePresets)
export class SavePresetsHandler implements ICommandHandler<SavePresets> {
  constructor(private readonly db: Database) {}

  async execute({ personId, presets }: SavePresets): Promise<void> {
    await this.db.query(
      'insert into library.presets (person_id, presets) values ($1, $2) on conflict (person_id) do update set presets = excluded.presets',
      [personId, JSON.stringify(presets)],
    );
  }
}
