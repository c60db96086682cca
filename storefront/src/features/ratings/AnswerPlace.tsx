import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import type { Rating } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { AnswerForm } from './AnswerForm';
import type { ShownRatings } from './useRatings';

export interface AnswerPlaceProps extends Pick<ShownRatings, 'putAnswer'> {
  rating: Rating;
  studio: string;
}

/** The button with which the studio's people answer a review, and the form that it opens. */
export function AnswerPlace({ rating, studio, putAnswer }: AnswerPlaceProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<'saved' | 'removed' | null>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const toggle = (): void => {
    setOpen(!isOpen);
    setDone(null);
  };
  return (
    <div className="mt-2">
      <Button ref={button} look="quiet" aria-expanded={isOpen} onClick={toggle}>
        <span>
          {t(rating.answer ? 'ratings.answer.change' : 'ratings.answer.open')}{' '}
          <span className="sr-only">{t('ratings.answer.to', { name: rating.username })}</span>
        </span>
      </Button>
      {isOpen && (
        <AnswerForm
          rating={rating}
          studio={studio}
          onCancel={close}
          onDone={(reply, answer) => {
            putAnswer(rating.id, reply, answer);
            setDone(answer ? 'saved' : 'removed');
            close();
          }}
        />
      )}
      <p role="status" className="text-sm font-semibold">
        {done && t(`ratings.answer.${done}`)}
      </p>
    </div>
  );
}
