import { useEffect, useRef, useState, type FormEvent } from 'react';
import { put, remove } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { Rating, RatingsReply } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { IN_PLACE } from '../../ui/form/Field';
import { TextArea } from '../../ui/form/TextArea';
import { LONGEST_RATING } from './RatingForm';

interface AnswerFormProps {
  rating: Rating;
  studio: string;
  onDone: (reply: RatingsReply, answer: Rating['answer']) => void;
  onCancel: () => void;
}

/** What the studio answers to a review; an answer that is there can be taken back. */
export function AnswerForm({ rating, studio, onDone, onCancel }: AnswerFormProps) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, type, busy, wrong, save, takeBack } = useAnswer(rating, onDone);
  useEffect(() => area.current?.focus(), []);
  return (
    <form method={IN_PLACE} onSubmit={save} className="mt-2 grid gap-4">
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <TextArea
        ref={area}
        required
        label={t('ratings.answer.label', { studio })}
        hint={t('ratings.answer.hint')}
        maxLength={LONGEST_RATING}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('ratings.answer.save')}
        </Button>
        {rating.answer && (
          <Button look="secondary" busy={busy} onClick={takeBack}>
            {t('ratings.answer.takeBack')}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {t('ratings.answer.cancel')}
        </Button>
      </div>
    </form>
  );
}

function useAnswer({ id, answer }: Rating, onDone: AnswerFormProps['onDone']) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('ratings.answer.failed'));
  const [text, type] = useState(answer?.text ?? '');
  const at = { params: { path: { ratingId: id } } };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const reply = await put('/v1/developer/ratings/{ratingId}/answer', { ...at, body: { text } });
      onDone(reply, { text: text.trim(), answeredAt: new Date().toISOString() });
    });
  };
  const takeBack = (): void =>
    void run(async () => onDone(await remove('/v1/developer/ratings/{ratingId}/answer', at), null));
  return { text, type, busy, wrong, save, takeBack };
}
