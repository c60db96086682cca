import { Injectable } from '@nestjs/common';
import type { StudioGame } from '../../publishing/index.js';
import { Definitions, type Definition } from './definitions.js';
import type { AchievementsFile, StudioAchievementReply, StudioAchievementsReply } from './definitions.dto.js';
import { iconAddress } from './icons.js';
import { ServerKeys } from './server-keys.js';

/** A game's achievements as its studio sees them. */
@Injectable()
export class StudioAchievements {
  constructor(
    private readonly definitions: Definitions,
    private readonly keys: ServerKeys,
  ) {}

  async of({ id, role }: StudioGame): Promise<StudioAchievementsReply> {
    const [known, serverKey] = await Promise.all([this.definitions.of(id), this.keys.of(id)]);
    return { gameId: id, role, achievements: known.map((one) => replyOf(one)), serverKey };
  }

  async fileOf(gameId: string): Promise<AchievementsFile> {
    const active = (await this.definitions.of(gameId)).filter(({ isArchived }) => !isArchived);
    return {
      format: 'ludoteca-achievements',
      version: 1,
      achievements: active.map(({ key, kind, target, secret, title, description }) => ({
        ...{ key, kind, target, secret, title, description },
      })),
    };
  }
}

function replyOf({
  id: _,
  lockedIcon,
  unlockedIcon,
  isArchived,
  isLocked,
  ...definition
}: Definition): StudioAchievementReply {
  const icons = { lockedIcon: iconAddress(lockedIcon), unlockedIcon: iconAddress(unlockedIcon) };
  return { ...definition, ...icons, archived: isArchived, locked: isLocked };
}
