import { Box, Typography } from '@mui/material';
import {
  DataTable,
  DateInput,
  FilterButton,
  List,
  SelectInput,
  SimpleList,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { CardHead, CardLine, useIsNarrow } from '../lib/narrow';
import { ExportButton } from '../lib/ExportButton';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { LateWork } from '../lib/wire';
import { PersonLink } from '../people/PersonLink';
import { useLateness } from './lateness';

const KINDS = ['charge', 'grant', 'announce', 'announce-end', 'end', 'skip'].map((id) => ({
  id,
  name: `console.late.what.${id}`,
}));

const Column = DataTable.Col<LateWork>;

/** What was done for subscriptions after its time, how late, and what came of it. */
export default function LateWorkList() {
  const translate = useTranslate();
  const filters = [
    <SelectInput key="what" source="what" choices={KINDS} alwaysOn sx={{ minWidth: 240 }} />,
    <DateInput key="from" source="doneAt_gte" />,
    <DateInput key="until" source="doneAt_lte" />,
  ];
  return (
    <Box sx={{ pt: 2, minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720 }}>
        {translate('console.late.intro')}
      </Typography>
      <List
        filters={filters}
        actions={<Actions />}
        sort={{ field: 'doneAt', order: 'DESC' }}
        perPage={25}
        exporter={false}
        empty={false}
      >
        <Rows />
      </List>
    </Box>
  );
}

function Rows() {
  const format = useFormat();
  const translate = useTranslate();
  const lateness = useLateness();
  const isNarrow = useIsNarrow();
  const nothing = <Typography sx={{ p: 2 }}>{translate('console.late.nothing')}</Typography>;
  if (isNarrow) return <Cards empty={nothing} />;
  return (
    <DataTable rowClick={false} bulkActionButtons={false} size="small" empty={nothing}>
      <Column source="what" disableSort render={({ what }) => translate(`console.late.what.${what}`)} />
      <Column source="secondsLate" render={({ secondsLate }) => lateness(secondsLate)} />
      <Column source="dueAt" render={({ dueAt }) => format.moment(dueAt)} />
      <Column source="doneAt" render={({ doneAt }) => format.moment(doneAt)} />
      <Column
        source="personName"
        disableSort
        render={({ personId, personName }) => <PersonLink id={personId} name={personName} />}
      />
      <Column source="orderNumber" disableSort render={(late) => <Result late={late} />} />
    </DataTable>
  );
}

/** What a charge brought, with the order that it paid. */
function Result({ late: { what, orderId, orderNumber, amount } }: { late: LateWork }) {
  const translate = useTranslate();
  const format = useFormat();
  if (what !== 'charge') return <>{translate('console.none')}</>;
  if (!orderId || !orderNumber) return <>{translate('console.late.unpaid')}</>;
  return (
    <>
      <RecordLink resource="orders" id={orderId}>
        {orderNumber}
      </RecordLink>{' '}
      · {format.money(amount ?? 0)}
    </>
  );
}

function Cards({ empty }: { empty: React.ReactElement }) {
  const format = useFormat();
  const translate = useTranslate();
  const lateness = useLateness();
  return (
    <SimpleList<LateWork>
      rowClick={false}
      empty={empty}
      primaryText={({ what, secondsLate }) => (
        <CardHead>
          <span>{translate(`console.late.what.${what}`)}</span>
          <span style={{ whiteSpace: 'nowrap' }}>{lateness(secondsLate)}</span>
        </CardHead>
      )}
      secondaryText={(late) => (
        <CardLine>
          <span>
            {format.moment(late.dueAt)} → {format.moment(late.doneAt)}
          </span>
          <span>
            <PersonLink id={late.personId} name={late.personName} />
          </span>
          <span>
            <Result late={late} />
          </span>
        </CardLine>
      )}
    />
  );
}

function Actions() {
  const translate = useTranslate();
  const format = useFormat();
  const lateness = useLateness();
  const fields = ['what', 'secondsLate', 'dueAt', 'doneAt', 'personName', 'orderNumber'];
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <ExportButton<LateWork>
        name={translate('console.late.downloadName')}
        head={fields.map((field) => translate(`resources.late-work.fields.${field}`))}
        cells={({ what, secondsLate, dueAt, doneAt, personName, orderNumber }) => [
          translate(`console.late.what.${what}`),
          lateness(secondsLate),
          format.moment(dueAt),
          format.moment(doneAt),
          personName,
          orderNumber,
        ]}
      />
    </TopToolbar>
  );
}
