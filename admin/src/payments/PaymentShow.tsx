import { Box } from '@mui/material';
import { Show, useTranslate } from 'react-admin';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Payment } from '../lib/wire';
import { PersonLink } from '../people/PersonLink';
import { OrderRefunds } from '../refunds/OrderRefunds';
import { Timeline } from '../timeline/Timeline';
import { useCardWords } from './card';
import { PaymentActions } from './PaymentActions';
import { PaymentState } from './PaymentState';

/** One attempt to take money: what the bank said, and all that happened. */
export default function PaymentShow() {
  return (
    <Show component="div" actions={false}>
      <PaymentPage />
    </Show>
  );
}

function PaymentPage() {
  const translate = useTranslate();
  const payment = useWholeRecord<Payment>('timeline');
  if (!payment) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Panel title={translate('console.payment.facts')}>
          <PaymentFacts payment={payment} />
        </Panel>
        <PaymentActions payment={payment} />
        {payment.refunds.length > 0 && (
          <Panel title={translate('console.refund.ofOrder')}>
            <OrderRefunds refunds={payment.refunds} />
          </Panel>
        )}
      </Box>
      <Panel title={translate('console.order.timeline')}>
        <Timeline entries={payment.timeline} />
      </Panel>
    </Box>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const translate = useTranslate();
  const format = useFormat();
  const cardWords = useCardWords();
  const field = (name: string): string => translate(`resources.payments.fields.${name}`);
  const none = translate('console.none');
  const { installments, installmentAmount } = payment;
  const declarer = ({ id, name }: NonNullable<Payment['declaredBy']>): string =>
    translate(payment.awaitsSecond ? 'console.payment.awaitsSecond' : 'console.payment.declaredAlone', {
      name: name ?? id,
    });
  return (
    <Facts>
      <Fact name={field('state')}>
        <PaymentState state={payment.state} />
      </Fact>
      <Fact name={field('inDoubt')}>
        {translate(payment.inDoubt ? 'console.payment.inDoubtYes' : 'console.payment.inDoubtNo')}
      </Fact>
      <Fact name={field('amount')}>{format.money(payment.amount)}</Fact>
      <Fact name={field('orderNumber')}>
        <RecordLink resource="orders" id={payment.orderId}>
          {payment.orderNumber}
        </RecordLink>
      </Fact>
      <Fact name={translate('console.order.player')}>
        <PersonLink id={payment.personId} name={payment.personName} />
      </Fact>
      <Fact name={field('buyOrder')}>{payment.buyOrder}</Fact>
      <Fact name={field('plannedAt')}>{format.moment(payment.plannedAt, 'full')}</Fact>
      <Fact name={field('decidedAt')}>{payment.decidedAt ? format.moment(payment.decidedAt, 'full') : none}</Fact>
      {payment.nextCheckAt && <Fact name={field('nextCheckAt')}>{format.moment(payment.nextCheckAt, 'full')}</Fact>}
      <Fact name={field('card')}>{cardWords(payment) ?? none}</Fact>
      <Fact name={field('authorizationCode')}>{payment.authorizationCode ?? none}</Fact>
      <Fact name={translate('console.payment.responseCode')}>{payment.responseCode ?? none}</Fact>
      {installments !== null && (
        <Fact name={translate('console.payment.installments')}>
          {installmentAmount === null
            ? installments
            : translate('console.payment.installmentsOf', {
                count: installments,
                amount: format.money(installmentAmount),
              })}
        </Fact>
      )}
      {payment.declaredBy && <Fact name={translate('console.payment.declaredBy')}>{declarer(payment.declaredBy)}</Fact>}
      {payment.closedBecause && (
        <Fact name={translate('console.payment.closedBecause')}>
          {translate(`timeline.because.${payment.closedBecause}`, { _: payment.closedBecause })}
        </Fact>
      )}
      {payment.refund && (
        <Fact name={translate('console.payment.refund')}>
          <Refund refund={payment.refund} />
        </Fact>
      )}
    </Facts>
  );
}

function Refund({ refund: { state, amount, at } }: { refund: NonNullable<Payment['refund']> }) {
  const translate = useTranslate();
  const format = useFormat();
  const isDone = state === 'completed';
  return (
    <>
      {translate(isDone ? 'console.payment.refundCompleted' : 'console.payment.refundStarted', {
        amount: format.money(amount),
        at: format.moment(at),
      })}
    </>
  );
}
