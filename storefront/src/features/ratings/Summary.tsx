import { decimal } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { RatingsReply } from '../../lib/wire';
import { Stars } from './Stars';

/** The mean of the stars, and how many gave which. */
export function Summary({ reply: { average, count, stars } }: { reply: RatingsReply }) {
  const { t, language } = useTranslation();
  return (
    <div>
      {average !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display text-xl font-extrabold text-heading">
            {t('ratings.average', { average: decimal(average, language) })}
          </span>
          <Stars value={average} />
        </p>
      )}
      <p className="mt-1 text-muted">{t('ratings.count', { count, number: decimal(count, language) })}</p>
      <ul aria-label={t('ratings.bars')} className="mt-3 grid gap-1">
        {stars
          .map((given, index) => <Bar key={index} stars={index + 1} given={given} share={given / count} />)
          .reverse()}
      </ul>
    </div>
  );
}

interface BarProps {
  stars: number;
  /** How many gave so many stars. */
  given: number;
  share: number;
}

function Bar({ stars, given, share }: BarProps) {
  const { t, language } = useTranslation();
  const number = decimal(given, language);
  return (
    <li>
      <span className="sr-only">{t('ratings.bar', { count: stars, number })}</span>
      <span aria-hidden="true" className="grid grid-cols-[6rem_minmax(0,1fr)_3rem] items-center gap-2 text-sm">
        <span>{t('ratings.stars', { count: stars })}</span>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2.5 w-full rounded-full bg-line">
          <rect className="fill-sun-text" width={share * 100} height="4" />
        </svg>
        <span className="text-right tabular-nums">{number}</span>
      </span>
    </li>
  );
}
