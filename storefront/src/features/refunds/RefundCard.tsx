import { CircleCheck, CircleX, Hourglass, Mail } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { day, dayInChile, pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { usePolling } from '../../lib/hooks/usePolling';
import { useTranslation } from '../../lib/useTranslation';
import type { Refund } from '../../lib/wire';
import { classes } from '../../ui/classes';
import { Checking } from '../../ui/waiting/Checking';
import { ownRefunds } from './refunds';

const LOOKS: Record<Refund['state'], { Sign: typeof Mail; tone: string }> = {
  requested: { Sign: Mail, tone: 'bg-sun-soft text-sun-text' },
  approved: { Sign: Hourglass, tone: 'bg-sun-soft text-sun-text' },
  delayed: { Sign: Hourglass, tone: 'bg-sun-soft text-sun-text' },
  completed: { Sign: CircleCheck, tone: 'bg-mint-soft text-mint-text' },
  denied: { Sign: CircleX, tone: 'bg-line text-ink' },
};

interface RefundCardProps {
  refund: Refund;
  /** It was filed just now, so it is what the person wants to hear. */
  fresh: boolean;
  /** Whether something can still be asked back on this page. */
  open: boolean;
  settle: () => Promise<void>;
}

/** The status of one refund request: a clear word, what it means, and by when something happens. */
export function RefundCard({ refund, fresh, open, settle }: RefundCardProps) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const { Sign, tone } = LOOKS[refund.state];
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fresh) box.current?.focus();
  }, [fresh]);
  return (
    <article
      ref={box}
      tabIndex={-1}
      aria-labelledby={`refund-${refund.refundId}`}
      className={classes('rounded-card p-5 outline-none sm:p-6', tone)}
    >
      <div className="flex items-start gap-4">
        <Sign aria-hidden="true" className="mt-0.5 size-8 shrink-0" />
        <div className="min-w-0 text-ink">
          <h3 id={`refund-${refund.refundId}`} className="text-xl">
            {t(`returns.state.${refund.state}`)}: {pesos(refund.amount, language)}
          </h3>
          <p className="font-semibold">{refund.lines.map(({ title }) => pick(title)).join(', ')}</p>
          <div role="status" className="mt-2 grid gap-2">
            <Meaning refund={refund} open={open} />
          </div>
          {refund.state === 'approved' && <Watch refund={refund} settle={settle} />}
          <p className="mt-3 text-sm text-muted">
            {t('refunds.told.asked', { date: dayInChile(refund.requestedAt, language) })}
          </p>
        </div>
      </div>
    </article>
  );
}

function Meaning({ refund, open }: { refund: Refund; open: boolean }): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  switch (refund.state) {
    case 'requested':
      return (
        <p>
          {refund.answerBy
            ? t('refunds.told.requested.text', { date: day(refund.answerBy, language) })
            : t('refunds.told.requested.noDate')}
        </p>
      );
    case 'approved':
    case 'delayed':
      return <p>{t(`refunds.told.${refund.state}.text`)}</p>;
    case 'completed':
      return (
        <p>
          {t(`refunds.told.completed.${refund.how ?? 'nullified'}`)} <WhatStays lines={refund.lines} />
        </p>
      );
    case 'denied':
      return (
        <>
          <p>
            {t('refunds.told.denied.text')}
            {refund.deniedBecause && ` ${t('refunds.told.denied.because', { reason: refund.deniedBecause })}`}
          </p>
          {open && <p>{t('refunds.told.denied.again')}</p>}
        </>
      );
  }
}

/** Only what is paid back whole leaves; where some does and some does not, each is named. */
function WhatStays({ lines }: Pick<Refund, 'lines'>) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const [left, kept] = [lines.filter(({ whole }) => whole), lines.filter(({ whole }) => !whole)];
  const named = (some: Refund['lines']): string => some.map(({ title }) => pick(title)).join(', ');
  const words = (): string => {
    if (lines.every(({ gameId }) => gameId === null))
      return t(left.length > 0 ? 'refunds.told.completed.plan' : 'refunds.told.completed.planGoesOn');
    if (kept.length === 0) return t('refunds.told.completed.games');
    if (left.length === 0) return t('refunds.told.completed.stays');
    return t('refunds.told.completed.some', { left: named(left), kept: named(kept) });
  };
  return <>{words()}</>;
}

const PAUSE_MS = 2_000;

/** Asks until the bank has spoken; the page may be closed meanwhile. */
function Watch({ refund: { refundId, state }, settle }: { refund: Refund; settle: () => Promise<void> }) {
  const { t } = useTranslation();
  const { isFailing } = usePolling(async () => {
    const now = (await ownRefunds()).find((one) => one.refundId === refundId);
    if (!now || now.state === state) return false;
    await settle();
    return true;
  }, PAUSE_MS);
  return (
    <Checking
      words={t('refunds.told.approved.checking')}
      isFailing={isFailing}
      failed={t('refunds.told.approved.failing')}
    />
  );
}
