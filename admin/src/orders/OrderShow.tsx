import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Show, useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { OrderEntries } from '../books/OrderEntries';
import { Documents } from '../documents/Documents';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { Order } from '../lib/wire';
import { PaymentTable } from '../payments/PaymentTable';
import { PersonLink } from '../people/PersonLink';
import { GiveRefundButton } from '../refunds/GiveRefundButton';
import { OrderRefunds } from '../refunds/OrderRefunds';
import { dayBefore } from '../timeline/subscription-words';
import { Timeline } from '../timeline/Timeline';
import { OrderStatus } from './OrderStatus';

/** One order: its facts, its games, its payments and all that happened. */
export default function OrderShow() {
  return (
    <Show component="div" actions={false}>
      <OrderPage />
    </Show>
  );
}

function OrderPage() {
  const translate = useTranslate();
  const order = useWholeRecord<Order>('timeline');
  if (!order) return null;
  const titles = Object.fromEntries(order.lines.map((line) => [line.gameId, line.title]));
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
        <Panel title={translate('console.order.facts')}>
          <OrderFacts order={order} />
        </Panel>
        <Panel title={translate(order.plan ? 'console.order.plan' : 'console.order.lines')}>
          <Lines order={order} />
        </Panel>
        <Panel title={translate('console.order.payments')}>
          {order.payments.length === 0 ? (
            <Typography variant="body2">{translate('console.order.noPayments')}</Typography>
          ) : (
            <PaymentTable payments={order.payments} />
          )}
        </Panel>
        {order.paidAt && order.total > 0 && (
          <Panel title={translate('console.refund.ofOrder')}>
            <OrderRefunds refunds={order.refunds} />
            <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
              <GiveRefundButton order={order} />
            </Box>
          </Panel>
        )}
        {order.paidAt && (
          <Panel title={translate('console.document.title')}>
            <Documents documents={order.documents} />
          </Panel>
        )}
        <OrderEntries orderId={order.id} />
      </Box>
      <Panel title={translate('console.order.timeline')}>
        <Timeline entries={order.timeline} titles={titles} />
      </Panel>
    </Box>
  );
}

function OrderFacts({
  order: { number, status, placedAt, paidAt, personId, personName, personEmail, terms },
}: {
  order: Order;
}) {
  const translate = useTranslate();
  const format = useFormat();
  const none = translate('console.none');
  const others = `/orders?${new URLSearchParams({ filter: JSON.stringify({ personId }), displayedFilters: JSON.stringify({ personId: true }) }).toString()}`;
  return (
    <Facts>
      <Fact name={translate('resources.orders.fields.number')}>{number}</Fact>
      <Fact name={translate('resources.orders.fields.status')}>
        <OrderStatus status={status} />
      </Fact>
      <Fact name={translate('resources.orders.fields.placedAt')}>{format.moment(placedAt, 'full')}</Fact>
      <Fact name={translate('resources.orders.fields.paidAt')}>{paidAt ? format.moment(paidAt, 'full') : none}</Fact>
      <Fact name={translate('console.order.player')}>
        <PersonLink id={personId} name={personName} /> ·{' '}
        <MuiLink component={Link} to={others}>
          {translate('console.order.allOfPerson')}
        </MuiLink>
      </Fact>
      <Fact name={translate('console.order.email')}>{personEmail ?? none}</Fact>
      <Fact name={translate('console.order.terms')}>
        {terms
          ? translate('console.order.termsVersion', { version: terms.version })
          : translate('console.order.noTerms')}
      </Fact>
    </Facts>
  );
}

function Lines({ order: { lines, plan, discount, net, vat, total } }: { order: Order }) {
  const translate = useTranslate();
  const format = useFormat();
  const sums: [string, number][] = [
    ['net', net],
    ['vat', vat],
    ['total', total],
  ];
  const price = (amount: number): string => (amount === 0 ? translate('console.order.free') : format.money(amount));
  return (
    <>
      <Table size="small" sx={{ '& tr > :first-of-type': { pl: 0 }, '& tr > :last-of-type': { pr: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(plan ? 'console.order.plan' : 'console.order.game')}</TableCell>
            <TableCell align="right">{translate('console.order.price')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {plan && (
            <Line
              title={plan.title[format.language]}
              note={translate('console.order.period', {
                from: format.civilDay(plan.from, 'date'),
                until: format.civilDay(dayBefore(plan.until), 'date'),
              })}
              price={price(total)}
            />
          )}
          {lines.map((line) => (
            <Line
              key={line.gameId}
              title={line.title[format.language]}
              before={
                line.listPrice === null || line.listPrice === line.price ? undefined : format.money(line.listPrice)
              }
              price={price(line.price)}
            />
          ))}
        </TableBody>
        <TableFooter>
          {sums.map(([name, amount]) => (
            <TableRow
              key={name}
              sx={{
                '& > .MuiTableCell-root': {
                  borderBottom: 0,
                  py: 0.5,
                  fontSize: 14,
                  color: name === 'total' ? 'text.primary' : 'text.secondary',
                  fontWeight: name === 'total' ? 700 : 400,
                },
              }}
            >
              <TableCell component="th" scope="row">
                {translate(`console.order.${name}`)}
              </TableCell>
              <TableCell align="right">{format.money(amount)}</TableCell>
            </TableRow>
          ))}
        </TableFooter>
      </Table>
      {discount && <Discount discount={discount} />}
    </>
  );
}

function Line({ title, note, before, price }: { title: string; note?: string; before?: string; price: string }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {title}
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {before && (
          <Box component="s" sx={{ color: 'text.secondary', mr: 1 }}>
            {before}
          </Box>
        )}
        {price}
      </TableCell>
    </TableRow>
  );
}

function Discount({ discount: { codeId, percent, amount } }: { discount: NonNullable<Order['discount']> }) {
  const translate = useTranslate();
  const format = useFormat();
  const { canAccess } = useCanAccess({ resource: 'codes', action: 'show' });
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {translate('console.order.discount', { percent })}: −{format.money(amount)}
      {canAccess && (
        <>
          {' '}
          ·{' '}
          <RecordLink resource="codes" id={codeId}>
            {translate('console.order.seeCode')}
          </RecordLink>
        </>
      )}
    </Typography>
  );
}
