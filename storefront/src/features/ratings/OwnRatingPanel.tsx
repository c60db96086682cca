import { useRef, useState } from 'react';
import { put as send, remove } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { OwnRating, RatingRequest } from '../../lib/wire';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { OwnRatingNote } from './OwnRatingNote';
import { RatingForm } from './RatingForm';

interface OwnRatingPanelProps {
  slug: string;
  own: OwnRating;
  put: (own: OwnRating) => void;
  onChanged: () => void;
}

/** What the person said of the game and what became of it; or the form for it. */
export function OwnRatingPanel(props: OwnRatingPanelProps) {
  const { t } = useTranslation();
  const { bar, rating } = props.own;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChanging, setChanging] = useState(false);
  // What had the keyboard is gone.
  const leaveForm = (): void => {
    setChanging(false);
    heading.current?.focus();
  };
  const { busy, wrong, done, draft, save, erase } = useChange(props, leaveForm);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('ratings.own.title')}
      </h3>
      <p role="status" className={done ? 'font-semibold' : 'sr-only'}>
        {done && t(`ratings.own.${done}`)}
      </p>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      {rating && !isChanging && (
        <OwnRatingNote
          rating={rating}
          busy={busy}
          onChange={bar === null ? () => setChanging(true) : null}
          onDelete={erase}
        />
      )}
      {bar === null && (isChanging || !rating) && (
        <RatingForm initial={rating ?? draft} busy={busy} onSave={save} onCancel={rating ? leaveForm : null} />
      )}
    </div>
  );
}

const NOTHING: RatingRequest = { stars: 0, text: '' };

function useChange({ slug, own, put, onChanged }: OwnRatingPanelProps, leaveForm: () => void) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('ratings.own.failed'));
  const [done, setDone] = useState<'saved' | 'deleted' | null>(null);
  const [draft, setDraft] = useState(NOTHING);
  const at = { params: { path: { idOrSlug: slug } } };
  const finish = (next: OwnRating, what: 'saved' | 'deleted'): void => {
    put(next);
    setDone(what);
    leaveForm();
    onChanged();
  };
  const save = (body: RatingRequest): void =>
    void run(async () => finish(await send('/v1/games/{idOrSlug}/ratings/mine', { ...at, body }), 'saved'));
  const erase = (): void =>
    void run(async () => {
      const next = await remove('/v1/games/{idOrSlug}/ratings/mine', at);
      // The form holds the words once more, for those who pressed by mistake.
      setDraft(own.rating ?? NOTHING);
      finish(next, 'deleted');
    });
  return { busy, wrong, done, draft, save, erase };
}
