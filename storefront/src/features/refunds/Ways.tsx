import { lazy, Suspense } from 'react';
import { day } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import type { TextKey } from '../../lib/texts';
import { useTranslation } from '../../lib/useTranslation';
import { Spinner } from '../../ui/waiting/Spinner';
import { TakeBack } from './TakeBack';
import { Card, type WaysProps } from './WayCard';
import { chileDay, daysBetween, LAWS, wayOf, type Way } from './rights';

const RequestForm = lazy(() => import('./RequestForm').then((file) => ({ default: file.RequestForm })));

/** By which right the chosen lines go back: the law's and the shop's rule each with its own button, else a request. */
export function Ways(props: WaysProps) {
  const { t } = useTranslation();
  const ways = LAWS.map((law) => wayOf(law, props.lines));
  const open = ways.filter(({ holds }) => holds);
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="text-2xl">
        {t('refunds.ways.title')}
      </h2>
      {open.length === 2 && <p className="measure mt-1 text-muted">{t('refunds.ways.both')}</p>}
      <div className="mt-3 grid gap-4">
        {open.map((way, n) => (
          <ByRight key={way.law} {...props} way={way} first={n === 0} />
        ))}
        {open.length === 0 && (
          <Suspense fallback={<Spinner />}>
            <RequestForm {...props} />
          </Suspense>
        )}
        <Lost {...props} ways={ways.filter(({ against }) => against.length > 0)} alone={open.length === 0} />
      </div>
    </section>
  );
}

/** The law gives a longer term where the written confirmation is missing. */
const WITHDRAWAL_DAYS = 10;

function ByRight({ way, first, ...props }: WaysProps & { way: Way; first: boolean }) {
  const { t } = useTranslation();
  const { law, until } = way;
  const paid = props.options.paidAt ? chileDay(props.options.paidAt) : until;
  const isLong = law === 'withdrawal' && daysBetween(paid, until) > WITHDRAWAL_DAYS;
  const isWide = law === 'goodwill' && props.lines.some(({ isTakenDown }) => isTakenDown);
  const rule: TextKey = isLong
    ? 'refunds.withdrawal.ruleLong'
    : isWide
      ? 'refunds.goodwill.ruleWide'
      : `refunds.${law}.rule`;
  return (
    <Card title={t(`refunds.${law}.title`)}>
      <p className="measure mt-1">{t(rule)}</p>
      <p className="mt-2 font-bold">
        <Counter until={until} today={props.options.today} />
      </p>
      <div className="mt-4">
        <TakeBack {...props} law={law} look={first ? 'primary' : 'secondary'} />
      </div>
    </Card>
  );
}

function Counter({ until, today }: { until: string; today: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const count = daysBetween(today, until);
  return (
    <>
      {t('refunds.ways.until', { date: day(until, language) })} (
      {count === 0 ? t('refunds.ways.leftNone') : t('refunds.ways.left', { count })}).
    </>
  );
}

/** Why a right does not hold, and what could still go back at once without the rest. */
function Lost({ ways, lines, options, alone }: WaysProps & { ways: readonly Way[]; alone: boolean }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const others = alone && !options.wholeOnly && lines.some((line) => line.basis !== 'request');
  return (
    <div className="grid gap-3 px-1">
      {ways.map(({ law, against }) => (
        <div key={law}>
          <h3 className="font-sans text-base font-semibold">
            {t('refunds.lost.title', { right: t(`refunds.${law}.title`) })}
          </h3>
          <ul>
            {against.map(({ line, lostBy, until }) => (
              <li key={line.gameId ?? 'plan'} className="text-muted">
                {t(lostBy === 'played' ? `refunds.lost.played.${law}` : `refunds.lost.${lostBy}`, {
                  title: pick(line.title),
                  date: day(until, language),
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {others && <p className="font-semibold">{t('refunds.lost.others')}</p>}
    </div>
  );
}
