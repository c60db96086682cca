import { pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { useWhatLeaves, useWhere } from './Consequences';
import { requestRefund } from './refunds';
import type { WaysProps } from './WayCard';
import { sumOf, type Law } from './rights';

/** What is about to happen, with names and sums, before it does. */
export function Question({
  law,
  lines,
  options,
  order,
  settle,
  open,
  close,
}: WaysProps & { law: Law; open: boolean; close: () => void }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const { busy, wrong, run } = useAction(t('refunds.sure.failed'));
  const where = useWhere()(order);
  const leaves = useWhatLeaves();

  const agree = () =>
    run(async () => {
      const games = lines.flatMap(({ gameId }) => gameId ?? []);
      const refund = await requestRefund(options.orderId, { lines: games.length > 0 ? games : 'all', basis: law });
      close();
      await settle(refund);
    });
  const lookAgain = () => {
    close();
    void settle();
  };

  return (
    <Dialog open={open} onClose={close} title={t(`refunds.${law}.sure`)}>
      <ul className="font-bold">
        {lines.map((line) => (
          <li key={line.gameId ?? 'plan'}>{pick(line.title)}</li>
        ))}
      </ul>
      <p className="mt-2">
        {t('refunds.sure.money', { amount: pesos(sumOf(lines), language), where })} {leaves(lines, order, options)}
      </p>
      {wrong && (
        <div className="mt-4">
          <ErrorNotice
            key={wrong.count}
            focus
            title={wrong.text}
            action={
              <Button look="secondary" onClick={lookAgain}>
                {t('refunds.sure.look')}
              </Button>
            }
          />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void agree()}>
          {busy ? t('refunds.sure.working') : t(`refunds.${law}.yes`)}
        </Button>
        <Button look="secondary" onClick={close}>
          {t('refunds.sure.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
