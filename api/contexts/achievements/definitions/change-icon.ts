import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Definitions, type IconOf } from './definitions.js';
import { Icons } from './icons.js';
import { theOne } from './save-achievement.js';

/** Gives an achievement a picture, or takes it away. */
export class ChangeIcon extends Command<void> {
  /** @param bytes null: no picture. @throws Problem 404 `achievement-unknown`, 413 and 422 for what is no picture. */
  constructor(
    readonly gameId: string,
    readonly key: string,
    readonly which: IconOf,
    readonly bytes: Buffer | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeIcon)
export class ChangeIconHandler implements ICommandHandler<ChangeIcon> {
  constructor(
    private readonly definitions: Definitions,
    private readonly icons: Icons,
  ) {}

  async execute({ gameId, key, which, bytes }: ChangeIcon): Promise<void> {
    theOne(await this.definitions.of(gameId), key);
    const name = bytes && (await this.icons.keep(bytes));
    const before = await this.definitions.change(gameId, async (sql, known) => {
      const one = theOne(known, key);
      await this.definitions.setIcon(sql, { gameId, key }, which, name);
      return which === 'locked' ? one.lockedIcon : one.unlockedIcon;
    });
    await this.icons.drop(before);
  }
}
