import { useState } from 'react';
import { codeOf } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import type { SavedCard } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { AddCard } from './AddCard';
import { removeCard } from './saved-cards';
import { useCardName } from '../../lib/hooks/useCardName';
import { useTranslation } from '../../lib/useTranslation';
import { LateDialog } from '../../ui/dialog/LateDialog';

/** Removes a card after a question; where a plan renews with it alone, after a second one. */
export function RemoveCard({ card, onRemoved }: { card: SavedCard; onRemoved: () => Promise<void> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const name = useCardName()(card);
  const { busy, wrong, run } = useAction(t('savedCards.removeFailed'));
  const ofPlan = wrong !== null && codeOf(wrong.problem) === 'card-of-a-plan';

  const ask = () => {
    setOpen(true);
  };
  const agree = () =>
    run(async () => {
      await removeCard(card, ofPlan);
      setOpen(false);
      await onRemoved();
    });

  return (
    <>
      <Button look="quiet" aria-label={t('savedCards.removeNamed', { card: name })} onClick={ask}>
        {t('savedCards.remove')}
      </Button>
      <LateDialog
        open={open}
        onClose={() => setOpen(false)}
        title={ofPlan ? t('savedCards.planTitle') : t('savedCards.sureTitle', { card: name })}
      >
        {ofPlan ? <p role="alert">{wrong.text}</p> : <p>{t('savedCards.sure')}</p>}
        {wrong && !ofPlan && (
          <div className="mt-4">
            <ErrorNotice key={wrong.count} focus title={wrong.text} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {ofPlan && <AddCard label={t('savedCards.planOther')} />}
          <Button look={ofPlan ? 'secondary' : 'primary'} busy={busy} onClick={() => void agree()}>
            {busy ? t('savedCards.removing') : ofPlan ? t('savedCards.planRemove') : t('savedCards.remove')}
          </Button>
          <Button look="secondary" onClick={() => setOpen(false)}>
            {t('savedCards.keep')}
          </Button>
        </div>
      </LateDialog>
    </>
  );
}
