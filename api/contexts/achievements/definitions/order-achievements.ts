import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { orderedKeys } from './definition.rules.js';
import { Definitions } from './definitions.js';

/** Puts the achievements of a game in another order. Keys that it does not know are passed over. */
export class OrderAchievements extends Command<void> {
  constructor(
    readonly gameId: string,
    readonly keys: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(OrderAchievements)
export class OrderAchievementsHandler implements ICommandHandler<OrderAchievements> {
  constructor(private readonly definitions: Definitions) {}

  execute({ gameId, keys }: OrderAchievements): Promise<void> {
    return this.definitions.change(gameId, async (sql, known) => {
      const existing = known.map(({ key }) => key);
      await this.definitions.place(sql, gameId, orderedKeys(existing, keys));
    });
  }
}
