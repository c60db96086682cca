import { useTranslation } from '../../lib/useTranslation';
import type { OwnRating } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Stars } from './Stars';

interface OwnRatingNoteProps {
  rating: NonNullable<OwnRating['rating']>;
  busy: boolean;
  /** Null where the game may not be rated any more. */
  onChange: (() => void) | null;
  onDelete: () => void;
}

/** The stars that the person gave, whether they are shown, and the words that are not published. */
export function OwnRatingNote({ rating, busy, onChange, onDelete }: OwnRatingNoteProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars value={rating.stars} />
        {t('ratings.given', { count: rating.stars })}
      </p>
      {/* What is published stands among the others. */}
      {rating.state !== 'published' && <p className="wrap-anywhere whitespace-pre-line">{rating.text}</p>}
      <p className="wrap-anywhere whitespace-pre-line">
        {rating.state === 'refused'
          ? t('ratings.own.refused', { reason: rating.reason })
          : t(rating.state === 'waiting' ? 'ratings.own.waiting' : 'ratings.own.published')}
      </p>
      <div className="flex flex-wrap gap-3">
        {onChange && (
          <Button look="quiet" onClick={onChange}>
            {t('ratings.own.change')}
          </Button>
        )}
        <Button look="quiet" busy={busy} onClick={onDelete}>
          {t('ratings.own.delete')}
        </Button>
      </div>
    </>
  );
}
