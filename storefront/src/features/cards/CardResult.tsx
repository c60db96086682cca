import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExplain } from '../../lib/explain';
import type { InscriptionEnding, SavedCard } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/Spinner';
import { AddCard } from '../../ui/AddCard';
import { cardOutcome, wantedFor } from '../../lib/cards';
import { useCardName } from '../../lib/useCardName';

type Outcome = { at: 'asking' } | { at: 'none' } | { at: 'told'; ending: InscriptionEnding } | { at: 'failed'; problem: unknown };

const PAUSE_MS = 1500;

/** Asks how saving the card ended, again while the bank is still at it. */
function useOutcome(): { outcome: Outcome; again: () => void } {
  const [outcome, setOutcome] = useState<Outcome>({ at: 'asking' });
  const [turn, setTurn] = useState(1);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (next: Outcome): void => {
      if (left) return;
      setOutcome(next);
      if (next.at === 'told' && next.ending.status === 'pending') timer = setTimeout(() => setTurn(turn + 1), PAUSE_MS);
    };
    cardOutcome().then((ending) => hear(ending ? { at: 'told', ending } : { at: 'none' }), (problem: unknown) => hear({ at: 'failed', problem }));
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [turn]);
  const again = () => {
    setOutcome({ at: 'asking' });
    setTurn(turn + 1);
  };
  return { outcome, again };
}

/** One clear word about the card that somebody has just tried to save, and the next step. */
export function CardResult() {
  const { t } = useTranslation();
  const explain = useExplain();
  const { outcome, again } = useOutcome();
  switch (outcome.at) {
    case 'asking':
      return <Spinner label={t('cards.result.asking')} />;
    case 'none':
      return <EmptyState heading="h1" title={t('cards.result.none')} action={<LinkButton to="/payment-methods">{t('cards.result.all')}</LinkButton>}>{t('cards.result.noneText')}</EmptyState>;
    case 'failed':
      return <ErrorNotice focus title={t('cards.result.unreachable')} action={<Button look="secondary" onClick={again}>{t('cards.again')}</Button>}>{explain(outcome.problem)}</ErrorNotice>;
    case 'told':
      return <Told ending={outcome.ending} />;
  }
}

function Told({ ending: { status, message, payment_method: card } }: { ending: InscriptionEnding }) {
  const { t } = useTranslation();
  const all = <LinkButton look="secondary" to="/payment-methods">{t('cards.result.all')}</LinkButton>;
  if (status === 'pending') return <Panel Sign={Hourglass} ground="bg-sun-soft text-sun-text" title={t('cards.result.asking')}><p className="mt-2 flex items-center gap-3 text-lg"><Spinner small />{t('cards.result.slow')}</p></Panel>;
  if (card) {
    return (
      <>
        <Panel Sign={CircleCheck} ground="bg-mint-soft text-mint-text" title={t('cards.result.saved')}><Saved card={card} /></Panel>
        <div className="mt-6 flex flex-wrap gap-3"><AfterCard /></div>
      </>
    );
  }
  return (
    <>
      <Panel Sign={CircleX} ground="bg-danger-soft text-danger" title={t('cards.result.failed')}><p className="mt-2 text-lg">{message}</p></Panel>
      <div className="mt-6 flex flex-wrap items-start gap-3"><AddCard label={t('cards.again')} next={wantedFor()} />{all}</div>
    </>
  );
}

/** Back to what the card was wanted for, or to the cards. */
function AfterCard() {
  const { t } = useTranslation();
  const next = wantedFor();
  if (next) return <><LinkButton to={next}>{t('cards.result.goOn')}</LinkButton><LinkButton look="secondary" to="/payment-methods">{t('cards.result.all')}</LinkButton></>;
  return <><LinkButton to="/payment-methods">{t('cards.result.all')}</LinkButton><LinkButton look="secondary" to="/games">{t('cards.result.shop')}</LinkButton></>;
}

function Saved({ card }: { card: SavedCard }) {
  const { t } = useTranslation();
  const name = useCardName()(card);
  return <p className="mt-2 text-lg">{t('cards.result.savedText', { card: name })}{card.is_default && ` ${t('cards.result.savedFirst')}`}</p>;
}

function Panel({ Sign, ground, title, children }: { Sign: LucideIcon; ground: string; title: string; children: ReactNode }) {
  return (
    <section role="status" className={classes('rounded-card p-5 sm:p-7', ground)}>
      <div className="flex items-start gap-4">
        <Sign aria-hidden="true" className="mt-1 size-10 shrink-0" />
        <div className="min-w-0 text-ink"><h1 className="text-3xl">{title}</h1>{children}</div>
      </div>
    </section>
  );
}
