import { Lock, Trophy } from 'lucide-react';
import { useTranslation } from '../../lib/useTranslation';
import type { Achievement } from '../../lib/wire';
import { classes } from '../../ui/classes';

/** Its picture, or a sign for one that is earned, to earn or secret. */
export function AchievementIcon({ one }: { one: Achievement }) {
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

/** How far it is, as a bar and in words. */
export function AchievementBar({ value, target }: { value: number; target: number }) {
  const { t } = useTranslation();
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
      <span className="text-sm font-semibold">{t('achievements.steps', { value, target })}</span>
    </p>
  );
}

/** How many players have it, where the server says so. */
export function Rarity({ of: { rarity } }: { of: Achievement }) {
  const { t, language } = useTranslation();
  if (rarity === null) return null;
  const percent = rarity.toLocaleString(language === 'es' ? 'es-CL' : 'en-GB');
  return <span className="text-sm text-muted">{t('achievements.rarity', { percent })}</span>;
}
