import { useId } from 'react';
import { dayInChile } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { OwnAchievement } from '../../lib/wire';
import { AchievementBar, AchievementIcon, Rarity } from './AchievementParts';

/** Single achievements of the person over all games; nothing where there are none. */
export function OwnList({ title, entries }: { title: string; entries: readonly OwnAchievement[] }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div className="mt-2">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {entries.map((entry) => (
          <Entry key={entry.achievement.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { game, achievement } }: { entry: OwnAchievement }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const { title, target, mine } = achievement;
  const earnedAt = mine?.unlockedAt;
  const where = pick(game.title);
  return (
    <li className="flex items-start gap-4">
      <AchievementIcon one={achievement} />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{title ? pick(title) : t('achievements.secret')}</p>
        <p className="text-sm text-muted">
          {earnedAt ? t('stats.achievements.earnedOn', { game: where, date: dayInChile(earnedAt, language) }) : where}
        </p>
        {target !== null && !earnedAt && <AchievementBar value={mine?.value ?? 0} target={target} />}
        <Rarity of={achievement} />
      </div>
    </li>
  );
}
