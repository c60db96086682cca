import {
  BooleanInput,
  DataTable,
  DateInput,
  FilterButton,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { CardHead, CardLine, useIsNarrow } from '../lib/narrow';
import { ExportButton } from '../lib/ExportButton';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { RefundLine } from '../lib/wire';
import { PersonName } from '../people/PersonName';
import { Promised } from './Promised';
import { RefundState, STATES } from './RefundState';

const STATE_CHOICES = STATES.map((id) => ({ id, name: `console.refund.state.${id}` }));
const BASES = ['request', 'withdrawal', 'goodwill', 'staff'].map((id) => ({
  id,
  name: `console.refund.basis.${id}`,
}));

const Column = DataTable.Col<RefundLine>;

/** All refunds: by state and basis, what waits for the reader, and what is beyond its promised day. */
export default function RefundList() {
  const translate = useTranslate();
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={translate('resources.refunds.fields.q')}
      sx={{ minWidth: { sm: 260 } }}
    />,
    <SelectArrayInput key="state" source="state" choices={STATE_CHOICES} alwaysOn sx={{ minWidth: 220 }} />,
    <BooleanInput key="mine" source="waitingForMe" alwaysOn parse={(on: boolean) => on || null} sx={{ ml: 1.5 }} />,
    <SelectInput key="basis" source="basis" choices={BASES} />,
    <NullableBooleanInput key="waiting" source="waiting" />,
    <NullableBooleanInput key="overdue" source="overdue" />,
    <DateInput key="from" source="requestedAt_gte" />,
    <DateInput key="until" source="requestedAt_lte" />,
    <DateInput key="answerFrom" source="answerBy_gte" />,
    <DateInput key="answerUntil" source="answerBy_lte" />,
  ];
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'requestedAt', order: 'DESC' }}
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
  const isNarrow = useIsNarrow();
  if (isNarrow) return <Cards />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small" sx={{ '& td, & th': { px: 1.25 } }}>
      <Column
        source="orderNumber"
        disableSort
        render={({ id, orderNumber }) => (
          <RecordLink resource="refunds" id={id}>
            {orderNumber}
          </RecordLink>
        )}
      />
      <Column source="requestedAt" render={({ requestedAt }) => format.moment(requestedAt)} />
      <Column source="state" render={({ state }) => <RefundState state={state} />} />
      <Column source="basis" disableSort render={({ basis }) => translate(`console.refund.basis.${basis}`)} />
      <Column source="personName" disableSort render={({ personName }) => <PersonName name={personName} />} />
      <Column source="answerBy" render={(refund) => <Promised refund={refund} />} />
      <Column source="amount" align="right" render={({ amount }) => format.money(amount)} />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  return (
    <SimpleList<RefundLine>
      rowClick="show"
      primaryText={({ orderNumber, amount }) => (
        <CardHead>
          <span>{orderNumber}</span>
          <span>{format.money(amount)}</span>
        </CardHead>
      )}
      secondaryText={(refund) => (
        <CardLine>
          <span>{format.moment(refund.requestedAt)}</span>
          <RefundState state={refund.state} />
          {refund.overdue && <Promised refund={refund} />}
        </CardLine>
      )}
    />
  );
}

function Actions() {
  const translate = useTranslate();
  const format = useFormat();
  const fields = ['orderNumber', 'state', 'basis', 'personName', 'requestedAt', 'answerBy', 'decidedAt', 'amount'];
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <ExportButton<RefundLine>
        name={translate('console.refund.downloadName')}
        head={fields.map((field) => translate(`resources.refunds.fields.${field}`))}
        cells={({ orderNumber, state, basis, personName, requestedAt, answerBy, decidedAt, amount }) => [
          orderNumber,
          translate(`console.refund.state.${state}`),
          translate(`console.refund.basis.${basis}`),
          personName,
          format.moment(requestedAt),
          answerBy && format.civilDay(answerBy, 'date'),
          decidedAt && format.moment(decidedAt),
          amount,
        ]}
      />
    </TopToolbar>
  );
}
