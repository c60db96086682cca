import { useState } from 'react';
import { day as dayText, dayInChile, momentInChile, pesos } from '../../lib/format';
import { post } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { Payout, Payouts } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { TableOf } from '../../ui/charts/TableOf';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Fact } from '../../ui/Fact';
import { Section } from '../../ui/Section';
import { AccountForm } from './AccountForm';
import { useMoney } from './useMoney';
import { Figure } from './EarningsOverview';
import { TaxDocumentForm } from './TaxDocumentForm';
import type { PayoutsProps } from './payoutsProps';

/** What is payable, the pay-out under way with its place and promised day, those of before, account and tax document. */
export function PayoutsSection(props: PayoutsProps) {
  const { t, language } = useTranslation();
  const { payable, owed, waiting, threshold, workingDays, open, payouts, noReleaseBefore, taxDocument } = props.payouts;
  const money = useMoney();
  return (
    <>
      <Section
        id="payouts"
        title={t('earnings.payoutTitle')}
        lead={t('earnings.payableText', { threshold: money(threshold), days: workingDays })}
      >
        <dl>
          <Figure name={t('earnings.payable')}>{money(payable)}</Figure>
        </dl>
        <NotYet owed={owed} waiting={waiting} />
        {open ? <Open payout={open} /> : <Request {...props} />}
        {noReleaseBefore && (
          <p className="font-semibold">
            {t('earnings.waitsAccount', { time: momentInChile(noReleaseBefore, language) })}
          </p>
        )}
        {open && !taxDocument?.isValid && <p className="font-semibold">{t('earnings.waitsTaxDocument')}</p>}
        {payouts.length > 0 && <Past payouts={payouts} />}
      </Section>
      <AccountForm {...props} />
      <TaxDocumentForm {...props} />
    </>
  );
}

/** What of the statements is not payable yet, and from when on. */
function NotYet({ owed, waiting }: Pick<Payouts, 'owed' | 'waiting'>) {
  const { t, language } = useTranslation();
  const money = useMoney();
  return (
    <>
      {owed > 0 && <p>{t('earnings.owed', { amount: money(owed) })}</p>}
      {waiting.length > 0 && (
        <TableOf
          title={t('earnings.waiting')}
          showTitle
          columns={[t('earnings.waitingFrom'), t('earnings.gross')]}
          rows={waiting.map(({ from, amount }) => ({ key: from, cells: [dayText(from, language), money(amount)] }))}
        />
      )}
    </>
  );
}

function Open({ payout }: { payout: NonNullable<Payouts['open']> }) {
  const { t, language } = useTranslation();
  return (
    <div className="rounded-card bg-mint-soft p-4 text-mint-text">
      <h3 className="text-lg">{t('earnings.openTitle')}</h3>
      <dl className="mt-2 grid gap-2">
        <Fact name={t('earnings.gross')}>{pesos(payout.amount, language)}</Fact>
        <Fact name={t('earnings.withheld')}>{pesos(payout.withheld, language)}</Fact>
        <Fact name={t('earnings.transferred')}>{pesos(payout.paid, language)}</Fact>
        <Fact name={t('earnings.state')}>{t(`earnings.states.${payout.state}`)}</Fact>
        <Fact name={t('earnings.place')}>{payout.queuePlace}</Fact>
        <Fact name={t('earnings.promised')}>{dayText(payout.promisedFor, language)}</Fact>
      </dl>
    </div>
  );
}

function Request({ developerId, payouts, onChanged }: PayoutsProps) {
  const { t, language } = useTranslation();
  const { busy, wrong, run } = useAction(t('earnings.requestFailed'));
  const [payoutId] = useState(() => crypto.randomUUID());
  const { payable, threshold, canDecide } = payouts;
  if (payable < threshold) return <p>{t('earnings.below', { missing: pesos(threshold - payable, language) })}</p>;
  if (!canDecide) return <p>{t('earnings.ownersOnly')}</p>;
  const request = (): void =>
    void run(async () => {
      const params = { path: { developerId } };
      onChanged(await post('/v1/developer/studios/{developerId}/payouts', { params, body: { payoutId } }));
    });
  return (
    <div className="grid gap-3">
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div>
        <Button busy={busy} onClick={request}>
          {t('earnings.request', { amount: pesos(payable, language) })}
        </Button>
      </div>
    </div>
  );
}

function Past({ payouts }: { payouts: readonly Payout[] }) {
  const { t, language } = useTranslation();
  const money = useMoney();
  const failed = payouts[0]?.state === 'failed' ? payouts[0].why : null;
  const stateOn = (state: string, at: string | null): string =>
    at ? t('earnings.stateOn', { state, day: dayInChile(at, language) }) : state;
  return (
    <>
      {failed && <ErrorNotice title={t(`earnings.why.${failed}`)} />}
      <TableOf
        title={t('earnings.past')}
        showTitle
        words={2}
        columns={[
          t('earnings.requestedOn'),
          t('earnings.state'),
          t('earnings.gross'),
          t('earnings.withheld'),
          t('earnings.transferred'),
        ]}
        rows={payouts.map(({ id, requestedAt, state, amount, withheld, paid, paidAt, failedAt }) => ({
          key: id,
          cells: [
            dayInChile(requestedAt, language),
            stateOn(t(`earnings.states.${state}`), failedAt ?? paidAt),
            money(amount),
            money(withheld),
            money(paid),
          ],
        }))}
      />
    </>
  );
}
