import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import type { RatingRequest } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { IN_PLACE } from '../../ui/form/Field';
import { TextArea } from '../../ui/form/TextArea';
import { StarChoice } from './StarChoice';

/** As many letters as the server takes. */
export const LONGEST_RATING = 2_000;

interface RatingFormProps {
  initial: RatingRequest;
  busy: boolean;
  onSave: (typed: RatingRequest) => void;
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** Stars, and words for those who like. The rest opens with the first star, so that the place stays small until then. */
export function RatingForm({ initial, busy, onSave, onCancel }: RatingFormProps) {
  const { t } = useTranslation();
  const [stars, setStars] = useState(initial.stars);
  const [text, setText] = useState(initial.text);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave({ stars, text });
  };
  return (
    <form method={IN_PLACE} onSubmit={save} className="grid gap-4">
      <StarChoice stars={stars} onChoose={setStars} takesFocus={onCancel !== null} />
      {stars > 0 && (
        <>
          <TextArea
            label={t('ratings.own.words')}
            hint={t('ratings.own.wordsHint')}
            maxLength={LONGEST_RATING}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {t('ratings.own.save')}
            </Button>
            {onCancel && (
              <Button look="quiet" onClick={onCancel}>
                {t('ratings.own.cancel')}
              </Button>
            )}
          </div>
        </>
      )}
    </form>
  );
}
