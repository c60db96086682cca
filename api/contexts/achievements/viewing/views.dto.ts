import { ApiProperty } from '@nestjs/swagger';

class AchievementText {
  es: string;
  en: string;
}

class OwnProgress {
  /** How far the caller is. */
  value: number;
  /** Null while it is not earned. */
  @ApiProperty({ type: Date, nullable: true })
  unlockedAt: Date | null;
  /** Who reported it: the game in the browser (`bridge`), a downloaded game (`ticket`), the developer's server (`server`). */
  @ApiProperty({ enum: ['bridge', 'ticket', 'server'] })
  trust: 'bridge' | 'ticket' | 'server';
}

export class AchievementReply {
  id: string;
  /** `instant` for secret ones that the caller has not earned, whatever they are. */
  @ApiProperty({ enum: ['progress', 'instant'] })
  kind: 'progress' | 'instant';
  secret: boolean;
  /** Null, like text, target and icon, for secret achievements that the caller has not earned. */
  @ApiProperty({ type: () => AchievementText, nullable: true })
  title: AchievementText | null;
  @ApiProperty({ type: () => AchievementText, nullable: true })
  description: AchievementText | null;
  /** Null for instant achievements. */
  @ApiProperty({ type: Number, nullable: true })
  target: number | null;
  /** Address of the picture that fits how far the caller is; null: it has none. */
  @ApiProperty({ type: String, nullable: true })
  icon: string | null;
  /** Percent of players who have it; null below fifty players. */
  @ApiProperty({ type: Number, nullable: true })
  rarity: number | null;
  /** Null for guests, and before the first step. */
  @ApiProperty({ type: () => OwnProgress, nullable: true })
  mine: OwnProgress | null;
}

class AchievementsGame {
  id: string;
  slug: string;
  title: AchievementText;
}

export class AchievementsReply {
  game: AchievementsGame;
  /** Distinct players; null below fifty. */
  @ApiProperty({ type: Number, nullable: true })
  players: number | null;
  achievements: AchievementReply[];
}

class OwnAchievementsGame extends AchievementsGame {
  cover: string;
}

export class GameProgressReply {
  game: OwnAchievementsGame;
  unlocked: number;
  total: number;
  @ApiProperty({ type: Date, nullable: true })
  lastUnlockedAt: Date | null;
}

export class OwnAchievementReply {
  game: AchievementsGame;
  achievement: AchievementReply;
}

export class OwnAchievementsReply {
  unlocked: number;
  /** Games in which the caller has begun something, last earned first. */
  games: GameProgressReply[];
  /** At most six, the last earned first. */
  latest: OwnAchievementReply[];
  /** At most three that the caller has begun and not earned, the farthest first; never secret ones. */
  underWay: OwnAchievementReply[];
}
