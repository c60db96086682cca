import type { ReactNode } from 'react';
import { dayInChile } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { Rating } from '../../lib/wire';
import { Stars } from './Stars';

interface RatingCardProps {
  rating: Rating;
  studio: string;
  /** What the studio's people do with it. */
  children?: ReactNode;
}

/** One review, and what the studio answers. */
export function RatingCard({ rating, studio, children }: RatingCardProps) {
  const { t } = useTranslation();
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rating.stars} />
        <span className="sr-only">{t('ratings.given', { count: rating.stars })}</span>
        <strong className="wrap-anywhere">{rating.username}</strong>
      </p>
      <p className="text-sm text-muted">
        {t('ratings.hours', { count: rating.hoursPlayed })} · <Day of={rating.writtenAt} />
      </p>
      <p lang={rating.language} className="mt-3 wrap-anywhere whitespace-pre-line">
        {rating.text}
      </p>
      {rating.answer && (
        <div className="mt-4 border-l-4 border-line pl-4">
          <p>
            <strong className="wrap-anywhere">{t('ratings.answers', { name: studio })}</strong>{' '}
            <span className="text-sm text-muted">
              <Day of={rating.answer.answeredAt} />
            </span>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{rating.answer.text}</p>
        </div>
      )}
      {children}
    </article>
  );
}

function Day({ of }: { of: string }) {
  const { language } = useTranslation();
  return <time dateTime={of}>{dayInChile(of, language)}</time>;
}
