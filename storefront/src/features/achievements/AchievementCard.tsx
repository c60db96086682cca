import { Check, Lock, Trophy } from 'lucide-react';
import { dayInChile } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Achievement } from '../../lib/wire';
import { classes } from '../../ui/classes';
import { Tag } from '../../ui/Tag';

/** One achievement of a game, and how far the person is; a secret one arrives without its words. */
export function AchievementCard({ one }: { one: Achievement }) {
  const { t, language } = useTranslation();
  const { pick } = useLanguage();
  const earnedAt = one.mine?.unlockedAt ?? null;
  return (
    <article className="flex items-start gap-4 rounded-card border border-line bg-surface p-4">
      <Icon one={one} />
      <div className="min-w-0 grow">
        <h2 className="text-lg wrap-anywhere">{one.title ? pick(one.title) : t('achievements.secret')}</h2>
        <p className="text-muted">{one.description ? pick(one.description) : t('achievements.secretText')}</p>
        {one.target !== null && !earnedAt && <Bar value={one.mine?.value ?? 0} target={one.target} />}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          {one.title && (
            <Tag tone="love">{t(one.kind === 'instant' ? 'achievements.instant' : 'achievements.progress')}</Tag>
          )}
          {one.rarity !== null && (
            <span className="text-sm text-muted">
              {t('achievements.rarity', { percent: percentOf(one.rarity, language) })}
            </span>
          )}
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

function Icon({ one }: { one: Achievement }) {
  const isEarned = Boolean(one.mine?.unlockedAt);
  const Sign = isEarned || one.title ? Trophy : Lock;
  if (one.icon) return <img src={one.icon} alt="" width={48} height={48} className="size-12 shrink-0 rounded-full" />;
  return (
    <span
      className={classes(
        'grid size-12 shrink-0 place-items-center rounded-full',
        isEarned ? 'bg-sun text-on-sun' : 'bg-line text-muted',
      )}
    >
      <Sign aria-hidden="true" className="size-6" />
    </span>
  );
}

function Bar({ value, target }: { value: number; target: number }) {
  const { t } = useTranslation();
  const words = t('achievements.steps', { value, target });
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-2.5 w-full max-w-60 rounded-full bg-line"
      >
        <rect className="fill-mint-text" width={Math.min(100, (value / target) * 100)} height="4" />
      </svg>
      <span className="text-sm font-semibold">{words}</span>
    </p>
  );
}

function percentOf(percent: number, language: string): string {
  return percent.toLocaleString(language === 'es' ? 'es-CL' : 'en-GB');
}
