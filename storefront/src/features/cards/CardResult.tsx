import { useEffect, useState } from 'react';
import { useExplain } from '../../lib/explain';
import type { InscriptionEnding, SavedCard } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Outcome } from '../../ui/Outcome';
import { BlockSkeletons, Waiting } from '../../ui/waiting/Skeleton';
import { Spinner } from '../../ui/waiting/Spinner';
import { AddCard } from './AddCard';
import { cardOutcome, wantedFor } from './enrolment-result';
import { useCardName } from '../../lib/hooks/useCardName';
import { useTranslation } from '../../lib/useTranslation';

type Heard =
  { at: 'asking' } | { at: 'none' } | { at: 'ended'; ending: InscriptionEnding } | { at: 'failed'; problem: unknown };

const PAUSE_MS = 1500;

/** Asks how saving the card ended, again while the bank is still at it. */
function useOutcome(): { outcome: Heard; again: () => void } {
  const [outcome, setOutcome] = useState<Heard>({ at: 'asking' });
  const [count, setCount] = useState(1);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (next: Heard): void => {
      if (left) return;
      setOutcome(next);
      if (next.at === 'ended' && next.ending.status === 'pending')
        timer = setTimeout(() => setCount(count + 1), PAUSE_MS);
    };
    cardOutcome().then(
      (ending) => hear(ending ? { at: 'ended', ending } : { at: 'none' }),
      (problem: unknown) => hear({ at: 'failed', problem }),
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [count]);
  const again = () => {
    setOutcome({ at: 'asking' });
    setCount(count + 1);
  };
  return { outcome, again };
}

/** One clear word about the card that was just tried, and the next step. */
export function CardResult() {
  const { t } = useTranslation();
  const explain = useExplain();
  const { outcome, again } = useOutcome();
  switch (outcome.at) {
    case 'asking':
      return (
        <Waiting label={t('savedCards.result.asking')}>
          <BlockSkeletons heights={['h-44', 'h-12']} />
        </Waiting>
      );
    case 'none':
      return (
        <EmptyState heading="h1" title={t('savedCards.result.none')} action={<AllCards />}>
          {t('savedCards.result.noneText')}
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorNotice
          focus
          title={t('savedCards.result.unreachable')}
          action={
            <Button look="secondary" onClick={again}>
              {t('savedCards.again')}
            </Button>
          }
        >
          {explain(outcome.problem)}
        </ErrorNotice>
      );
    case 'ended':
      return <EndingView ending={outcome.ending} />;
  }
}

function EndingView({ ending: { status, message, payment_method: card } }: { ending: InscriptionEnding }) {
  const { t } = useTranslation();
  if (status === 'pending')
    return (
      <Outcome look="waiting" title={t('savedCards.result.asking')}>
        <p className="mt-2 flex items-center gap-3 text-lg">
          <Spinner small />
          {t('savedCards.result.slow')}
        </p>
      </Outcome>
    );
  if (card) {
    return (
      <>
        <Outcome look="done" title={t('savedCards.result.saved')}>
          <Saved card={card} />
        </Outcome>
        <div className="mt-6 flex flex-wrap gap-3">
          <AfterCard />
        </div>
      </>
    );
  }
  return (
    <>
      <Outcome look="failed" title={t('savedCards.result.failed')}>
        <p className="mt-2 text-lg">
          {t('savedCards.result.nothing')} {message}
        </p>
      </Outcome>
      <div className="mt-6 flex flex-wrap items-start gap-3">
        <AddCard label={t('savedCards.again')} next={wantedFor()} />
        <AllCards look="secondary" />
      </div>
    </>
  );
}

/** Back to what the card was wanted for, or to the cards. */
function AfterCard() {
  const { t } = useTranslation();
  const next = wantedFor();
  if (next)
    return (
      <>
        <LinkButton to={next}>{t('savedCards.result.goOn')}</LinkButton>
        <AllCards look="secondary" />
      </>
    );
  return (
    <>
      <AllCards />
      <LinkButton look="secondary" to="/games">
        {t('savedCards.result.shop')}
      </LinkButton>
    </>
  );
}

function AllCards({ look }: { look?: 'secondary' }) {
  const { t } = useTranslation();
  return (
    <LinkButton look={look} to="/payment-methods">
      {t('savedCards.result.all')}
    </LinkButton>
  );
}

function Saved({ card }: { card: SavedCard }) {
  const { t } = useTranslation();
  const name = useCardName()(card);
  return (
    <p className="mt-2 text-lg">
      {t('savedCards.result.savedText', { card: name })}
      {card.is_default && ` ${t('savedCards.result.savedFirst')}`}
    </p>
  );
}
