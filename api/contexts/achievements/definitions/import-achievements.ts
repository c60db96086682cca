import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { orderedKeys, type NamedAchievement } from './definition.rules.js';
import { Definitions } from './definitions.js';
import { refuseFault, refuseTooMany } from './save-achievement.js';

export interface ImportedAchievements {
  added: number;
  changed: number;
}

/** Adds and changes the achievements that a file names, by their keys and in its order, all or none. What it does not name stays. */
export class ImportAchievements extends Command<ImportedAchievements> {
  /** @throws Problem 409 and 422 as for single ones, with the `key` in its details; 422 `achievement-key-twice`. */
  constructor(
    readonly gameId: string,
    readonly achievements: readonly NamedAchievement[],
  ) {
    super();
  }
}

@CommandHandler(ImportAchievements)
export class ImportAchievementsHandler implements ICommandHandler<ImportAchievements> {
  constructor(
    private readonly definitions: Definitions,
    private readonly clock: BusinessClock,
  ) {}

  execute({ gameId, achievements }: ImportAchievements): Promise<ImportedAchievements> {
    const keys = achievements.map(({ key }) => key);
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    if (twice) throw new Problem(422, 'achievement-key-twice', { details: { key: twice } });

    return this.definitions.change(gameId, async (sql, known) => {
      const fresh = achievements.filter(({ key }) => !known.some((one) => one.key === key));
      refuseTooMany(known, { active: fresh.length, keys: fresh.length });
      for (const wanted of achievements) {
        const existing = known.find(({ key }) => key === wanted.key) ?? null;
        refuseFault(wanted, existing);
        if (existing) await this.definitions.write(sql, gameId, wanted);
        else await this.definitions.add(sql, gameId, wanted, { place: 0, now: this.clock.now() });
      }
      await this.definitions.place(sql, gameId, orderedKeys([...known.map(({ key }) => key), ...keys], keys));
      return { added: fresh.length, changed: achievements.length - fresh.length };
    });
  }
}
