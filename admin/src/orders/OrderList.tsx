import { Chip } from '@mui/material';
import {
  DataTable,
  DateInput,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useInput,
  useTranslate,
} from 'react-admin';
import { CardHead, CardLine, useIsNarrow } from '../lib/narrow';
import { ExportButton } from '../lib/ExportButton';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { OrderLineOfList } from '../lib/wire';
import { PersonName } from '../people/PersonName';
import { OrderStatus } from './OrderStatus';

const STATUSES = (['placed', 'paid', 'refunded', 'closed'] as const).map((id) => ({
  id,
  name: `console.order.status.${id}`,
}));

const Column = DataTable.Col<OrderLineOfList>;
const NumberColumn = DataTable.NumberCol<OrderLineOfList>;

/** All orders: found by number, player, status and day. */
export default function OrderList() {
  const translate = useTranslate();
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={translate('resources.orders.fields.q')}
      sx={{ minWidth: { sm: 280 } }}
    />,
    <SelectInput key="status" source="status" choices={STATUSES} alwaysOn />,
    <DateInput key="from" source="placedAt_gte" />,
    <DateInput key="until" source="placedAt_lte" />,
    <DateInput key="paidFrom" source="paidAt_gte" />,
    <DateInput key="paidUntil" source="paidAt_lte" />,
    <PersonFilter key="player" source="personId" />,
  ];
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'placedAt', order: 'DESC' }}
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
  const isNarrow = useIsNarrow();
  if (isNarrow) return <Cards />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small">
      <Column
        source="number"
        render={({ id, number }) => (
          <RecordLink resource="orders" id={id}>
            {number}
          </RecordLink>
        )}
      />
      <Column source="placedAt" render={({ placedAt }) => format.moment(placedAt)} />
      <Column source="status" render={({ status }) => <OrderStatus status={status} />} />
      <Column source="personName" disableSort render={({ personName }) => <PersonName name={personName} />} />
      <Column source="gameTitles" disableSort render={({ gameTitles }) => <Titles titles={gameTitles} />} />
      <NumberColumn source="attempts" disableSort />
      <Column source="total" align="right" render={({ total }) => format.money(total)} />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  return (
    <SimpleList<OrderLineOfList>
      rowClick="show"
      primaryText={({ number, total }) => (
        <CardHead>
          <span>{number}</span>
          <span>{format.money(total)}</span>
        </CardHead>
      )}
      secondaryText={({ placedAt, personName, status }) => (
        <CardLine>
          <span>
            {format.moment(placedAt)} · <PersonName name={personName} />
          </span>
          <OrderStatus status={status} />
        </CardLine>
      )}
    />
  );
}

function Actions() {
  const translate = useTranslate();
  const format = useFormat();
  const fields = [
    'number',
    'status',
    'placedAt',
    'paidAt',
    'personName',
    'personId',
    'gameTitles',
    'attempts',
    'total',
  ];
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <ExportButton<OrderLineOfList>
        name={translate('console.order.downloadName')}
        head={fields.map((field) => (field === 'personId' ? 'id' : translate(`resources.orders.fields.${field}`)))}
        cells={({ number, status, placedAt, paidAt, personName, personId, gameTitles, attempts, total }) => [
          number,
          translate(`console.order.status.${status}`),
          format.moment(placedAt),
          paidAt && format.moment(paidAt),
          personName,
          personId,
          gameTitles.join('; '),
          attempts,
          total,
        ]}
      />
    </TopToolbar>
  );
}

function Titles({ titles }: { titles: string[] }) {
  const [first = '', ...others] = titles;
  return <span title={titles.join(', ')}>{others.length === 0 ? first : `${first} +${others.length}`}</span>;
}

/** One player's orders, as the order's page asks for them; no one types an id. */
function PersonFilter({ source }: { source: string; alwaysOn?: boolean }) {
  const translate = useTranslate();
  const { field } = useInput<{ personId?: string }>({ source });
  if (!field.value) return null;
  return <Chip label={translate('console.personFilter', { id: String(field.value).slice(-6) })} sx={{ mb: 1 }} />;
}
