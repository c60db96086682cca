import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { faultOf, fits, type AchievementText, type NamedAchievement } from './definition.rules.js';
import { Definitions, type Definition } from './definitions.js';

/** Adds an achievement to a game, at the end. */
export class AddAchievement extends Command<void> {
  /** @throws Problem 409 `achievement-key-taken`, `achievements-too-many`, 422 `achievement-target`. */
  constructor(
    readonly gameId: string,
    readonly achievement: NamedAchievement,
  ) {
    super();
  }
}

@CommandHandler(AddAchievement)
export class AddAchievementHandler implements ICommandHandler<AddAchievement> {
  constructor(
    private readonly definitions: Definitions,
    private readonly clock: BusinessClock,
  ) {}

  execute({ gameId, achievement }: AddAchievement): Promise<void> {
    return this.definitions.change(gameId, async (sql, known) => {
      if (known.some(({ key }) => key === achievement.key)) throw new Problem(409, 'achievement-key-taken');
      refuseFault(achievement, null);
      refuseTooMany(known, { active: 1, keys: 1 });
      await this.definitions.add(sql, gameId, achievement, { place: known.length + 1, now: this.clock.now() });
    });
  }
}

/** Changes what is said of an achievement, or archives it, or takes it back. Its key stays for ever. */
export class ChangeAchievement extends Command<void> {
  /** @throws Problem 404 `achievement-unknown`, 409 `achievement-locked`, `achievement-archived`, `achievements-too-many`, 422 `achievement-target`. */
  constructor(
    readonly gameId: string,
    readonly key: string,
    readonly change: Partial<AchievementText> & { archived?: boolean },
  ) {
    super();
  }
}

@CommandHandler(ChangeAchievement)
export class ChangeAchievementHandler implements ICommandHandler<ChangeAchievement> {
  constructor(
    private readonly definitions: Definitions,
    private readonly clock: BusinessClock,
  ) {}

  execute({ gameId, key, change: { archived, ...change } }: ChangeAchievement): Promise<void> {
    return this.definitions.change(gameId, async (sql, known) => {
      const before = theOne(known, key);
      if (archived !== undefined && archived !== before.isArchived) {
        if (!archived) refuseTooMany(known, { active: 1, keys: 0 });
        await this.definitions.archive(sql, gameId, key, archived ? this.clock.now() : null);
      }
      if (Object.keys(change).length === 0) return;

      const { kind, target, secret, title, description } = before;
      const wanted = { key, kind, target, secret, title, description, ...change };
      refuseFault(wanted, { ...before, isArchived: archived ?? before.isArchived });
      await this.definitions.write(sql, gameId, wanted);
    });
  }
}

/** @throws Problem 404 `achievement-unknown`. */
export function theOne(known: readonly Definition[], key: string): Definition {
  const one = known.find((candidate) => candidate.key === key);
  if (!one) throw new Problem(404, 'achievement-unknown');
  return one;
}

export function refuseFault(wanted: NamedAchievement, existing: Definition | null): void {
  const fault = faultOf(wanted, existing);
  if (!fault) return;
  const details = { key: wanted.key };
  throw new Problem(fault === 'achievement-target' ? 422 : 409, fault, { details });
}

/** @param more what would be added. @throws Problem 409 `achievements-too-many`. */
export function refuseTooMany(known: readonly Definition[], more: { active: number; keys: number }): void {
  const active = known.filter(({ isArchived }) => !isArchived).length;
  if (!fits({ active: active + more.active, keys: known.length + more.keys }))
    throw new Problem(409, 'achievements-too-many');
}
