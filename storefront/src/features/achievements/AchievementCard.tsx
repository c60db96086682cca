import { Check } from 'lucide-react';
import { dayInChile } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Achievement } from '../../lib/wire';
import { Tag } from '../../ui/Tag';
import { AchievementBar, AchievementIcon, Rarity } from './AchievementParts';

/** One achievement of a game, and how far the person is; a secret one arrives without its words. */
export function AchievementCard({ one }: { one: Achievement }) {
  const { t, language } = useTranslation();
  const { pick } = useLanguage();
  const earnedAt = one.mine?.unlockedAt ?? null;
  return (
    <article className="flex items-start gap-4 rounded-card border border-line bg-surface p-4">
      <AchievementIcon one={one} />
      <div className="min-w-0 grow">
        <h2 className="text-lg wrap-anywhere">{one.title ? pick(one.title) : t('achievements.secret')}</h2>
        <p className="text-muted">{one.description ? pick(one.description) : t('achievements.secretText')}</p>
        {one.target !== null && !earnedAt && <AchievementBar value={one.mine?.value ?? 0} target={one.target} />}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          {one.title && (
            <Tag tone="love">{t(one.kind === 'instant' ? 'achievements.instant' : 'achievements.progress')}</Tag>
          )}
          <Rarity of={one} />
        </p>
        {earnedAt && one.mine && (
          <p className="mt-2 flex items-start gap-1.5 text-sm">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-mint-text" />
            <span>
              <strong className="text-mint-text">
                {t('achievements.earned', { date: dayInChile(earnedAt, language) })}
              </strong>
              . {t(`achievements.trust.${one.mine.trust}`)}.
            </span>
          </p>
        )}
      </div>
    </article>
  );
}
