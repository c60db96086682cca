import {
  DataTable,
  DateInput,
  FilterButton,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { CardHead, CardLine, useIsNarrow } from '../lib/narrow';
import { ExportButton } from '../lib/ExportButton';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { PaymentLine } from '../lib/wire';
import { useCardWords } from './card';
import { PaymentState, STATES } from './PaymentState';

const CHOICES = STATES.map((id) => ({ id, name: `console.payment.state.${id}` }));

const Column = DataTable.Col<PaymentLine>;

/** All attempts to pay: found by number, state, and whether anybody is sure of them. */
export default function PaymentList() {
  const translate = useTranslate();
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={translate('resources.payments.fields.q')}
      sx={{ minWidth: { sm: 300 } }}
    />,
    <SelectInput key="state" source="state" choices={CHOICES} alwaysOn />,
    <NullableBooleanInput key="inDoubt" source="inDoubt" alwaysOn />,
    <NullableBooleanInput key="needsPerson" source="needsPerson" />,
    <DateInput key="from" source="plannedAt_gte" />,
    <DateInput key="until" source="plannedAt_lte" />,
  ];
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'plannedAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Rows />
    </List>
  );
}

function Rows() {
  const format = useFormat();
  const translate = useTranslate();
  const cardWords = useCardWords();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <Cards />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small">
      <Column
        source="buyOrder"
        render={({ id, buyOrder }) => (
          <RecordLink resource="payments" id={id}>
            {buyOrder}
          </RecordLink>
        )}
      />
      <Column
        source="orderNumber"
        disableSort
        render={({ orderId, orderNumber }) => (
          <RecordLink resource="orders" id={orderId}>
            {orderNumber}
          </RecordLink>
        )}
      />
      <Column source="plannedAt" render={({ plannedAt }) => format.moment(plannedAt)} />
      <Column source="state" render={({ state }) => <PaymentState state={state} />} />
      <Column source="card" disableSort render={(payment) => cardWords(payment) ?? translate('console.none')} />
      <Column
        source="authorizationCode"
        disableSort
        render={({ authorizationCode }) => authorizationCode ?? translate('console.none')}
      />
      <Column source="amount" align="right" render={({ amount }) => format.money(amount)} />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  return (
    <SimpleList<PaymentLine>
      rowClick="show"
      primaryText={({ orderNumber, amount }) => (
        <CardHead>
          <span>{orderNumber}</span>
          <span>{format.money(amount)}</span>
        </CardHead>
      )}
      secondaryText={({ plannedAt, state }) => (
        <CardLine>
          <span>{format.moment(plannedAt)}</span>
          <PaymentState state={state} />
        </CardLine>
      )}
    />
  );
}

function Actions() {
  const translate = useTranslate();
  const format = useFormat();
  const cardWords = useCardWords();
  const fields = ['buyOrder', 'orderNumber', 'state', 'plannedAt', 'decidedAt', 'card', 'authorizationCode', 'amount'];
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <ExportButton<PaymentLine>
        name={translate('console.payment.downloadName')}
        head={fields.map((field) => translate(`resources.payments.fields.${field}`))}
        cells={(payment) => [
          payment.buyOrder,
          payment.orderNumber,
          translate(`console.payment.state.${payment.state}`),
          format.moment(payment.plannedAt),
          payment.decidedAt && format.moment(payment.decidedAt),
          cardWords(payment),
          payment.authorizationCode,
          payment.amount,
        ]}
      />
    </TopToolbar>
  );
}
