import type { ContextParts } from '../../platform/context.js';
import { Achievements1763722710000 } from './1763722710000-achievements.js';
import { NamedDevices1763801900000 } from './1763801900000-named-devices.js';
import { AchievementsModule } from './achievements.module.js';
import { ACHIEVEMENT_PROBLEMS } from './messages.js';

export { AchievementsModule } from './achievements.module.js';
export { KEY_PATTERN, type NamedAchievement } from './definitions/definition.rules.js';
export { ChangeIcon } from './definitions/change-icon.js';
export { ImportAchievements } from './definitions/import-achievements.js';

export const achievements: ContextParts = {
  module: AchievementsModule,
  migrations: [Achievements1763722710000, NamedDevices1763801900000],
  publishes: ['achievements.definitions', 'achievements.progress'],
  messages: ACHIEVEMENT_PROBLEMS,
};
