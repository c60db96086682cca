import { useCallback } from 'react';
import { day as dayText, pesos } from '../../lib/format';
import { get } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useLoaded } from '../../lib/hooks/useLoaded';
import { useTranslation } from '../../lib/useTranslation';
import type { EarningsLine } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/waiting/Spinner';
import { useMoney } from './useMoney';

/** Which lines of a studio's month make up a figure: all, or those of one group. */
export interface LinesWanted {
  month: string;
  by?: 'day' | 'game' | 'source' | 'code' | 'country';
  key?: string;
}

interface DialogProps {
  developerId: string;
  wanted: LinesWanted;
  onClose: () => void;
}

const linesOf = (developerId: string, wanted: LinesWanted, after = 0) =>
  get('/v1/developer/studios/{developerId}/earnings/lines', {
    params: { path: { developerId }, query: { ...wanted, after } },
  });
type Reply = Awaited<ReturnType<typeof linesOf>>;

/** The lines of one figure, each down to the payment and the rule. */
export function EarningLinesDialog({ developerId, wanted, onClose }: DialogProps) {
  const { t } = useTranslation();
  const load = useCallback((key: string) => linesOf(developerId, JSON.parse(key) as LinesWanted), [developerId]);
  const { loaded, put } = useLoaded(load, JSON.stringify(wanted));
  return (
    <Dialog open onClose={onClose} title={t('earnings.linesTitle')} side>
      {loaded.at === 'loading' && (
        <p className="flex items-center gap-2">
          <Spinner small /> {t('earnings.loadingLines')}
        </p>
      )}
      {loaded.at === 'failed' && <ErrorNotice title={t('earnings.linesFailed')} />}
      {loaded.at === 'here' && (
        <>
          <Lines reply={loaded.value} />
          <More {...{ developerId, wanted }} reply={loaded.value} put={put} />
        </>
      )}
    </Dialog>
  );
}

function Lines({ reply: { lines, count, total } }: { reply: Reply }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <>
      <p className="font-semibold">{t('earnings.linesCount', { count, total: money(total) })}</p>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line, index) => (
          <Line key={line.lineId ?? index} line={line} />
        ))}
      </ul>
    </>
  );
}

function Line({ line }: { line: EarningsLine }) {
  const { t, language, pick } = useTranslation();
  const money = useMoney();
  const isPlan = line.source !== 'sale' && line.source !== 'sale-refund';
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{line.title ? pick(line.title) : t('earnings.noGame')}</span>
        <span className="whitespace-nowrap">{money(line.amount)}</span>
      </p>
      <p className="text-sm">
        {t(`earnings.sources.${line.source}`)} · {dayText(line.day, language)}
        {line.price !== null &&
          ` · ${t(isPlan ? 'earnings.periodPrice' : 'earnings.price', { price: pesos(line.price, language) })}`}
        {line.seconds > 0 && ` · ${t('earnings.played', { count: Math.max(1, Math.round(line.seconds / 60)) })}`}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {line.orderNumber && `${t('earnings.order', { number: line.orderNumber })} · `}
        {line.paymentId && `${t('earnings.payment', { id: line.paymentId })} · `}
        {t('earnings.rule', { version: line.ruleVersion })}
      </p>
    </li>
  );
}

interface MoreProps {
  developerId: string;
  wanted: LinesWanted;
  reply: Reply;
  put: (reply: Reply) => void;
}

function More({ developerId, wanted, reply, put }: MoreProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('earnings.linesFailed'));
  const { next } = reply;
  if (next === null) return null;
  const load = (): void =>
    void run(async () => {
      const more = await linesOf(developerId, wanted, next);
      put({ ...more, lines: [...reply.lines, ...more.lines] });
    });
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <Button look="secondary" busy={busy} onClick={load}>
        {t('earnings.moreLines')}
      </Button>
    </>
  );
}
