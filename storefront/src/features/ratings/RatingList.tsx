import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { AnswerPlace } from './AnswerPlace';
import { RatingCard } from './RatingCard';
import type { ShownRatings } from './useRatings';

interface RatingListProps {
  list: ShownRatings;
  studio: string;
  mayAnswer: boolean;
}

/** What people wrote, the latest first, and the way to the rest. */
export function RatingList({ list, studio, mayAnswer }: RatingListProps) {
  const { t } = useTranslation();
  const { shown, busy, wrong, showMore } = list;
  const firstAdded = useAddedFocus(list);
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      {shown.count > 0 && shown.ratings.length === 0 && <p className="text-muted">{t('ratings.wordless')}</p>}
      {shown.ratings.length > 0 && (
        <ul className="measure grid grid-cols-[minmax(0,1fr)] gap-4">
          {shown.ratings.map((rating, n) => (
            <li key={rating.id} tabIndex={-1} ref={n === shown.ratings.length - shown.added ? firstAdded : undefined}>
              <RatingCard rating={rating} studio={studio}>
                {mayAnswer && <AnswerPlace rating={rating} studio={studio} putAnswer={list.putAnswer} />}
              </RatingCard>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {shown.added > 0 && t('ratings.added', { count: shown.added })}
      </p>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      {shown.page < shown.pages && (
        <div className="needs-scripts">
          <Button look="secondary" busy={busy} onClick={showMore}>
            {t('ratings.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The keyboard goes on with the first review that was added: the button may be gone. */
function useAddedFocus({ shown: { page, added } }: ShownRatings) {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (page > 1 && added > 0) first.current?.focus();
  }, [page, added]);
  return first;
}
