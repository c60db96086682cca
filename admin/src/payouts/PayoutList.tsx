import { DataTable, List, NullableBooleanInput, SelectArrayInput, SimpleList } from 'react-admin';
import { CardHead, CardLine, useIsNarrow } from '../lib/narrow';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { PayoutLine } from '../lib/wire';
import { PayoutState } from './PayoutState';

const CHOICES = ['requested', 'approved', 'released', 'paid', 'failed'].map((id) => ({
  id,
  name: `console.payouts.state.${id}`,
}));
const FILTERS = [
  <SelectArrayInput key="state" source="state" choices={CHOICES} alwaysOn sx={{ minWidth: 220 }} />,
  <NullableBooleanInput key="overdue" source="overdue" alwaysOn />,
];

const Column = DataTable.Col<PayoutLine>;

/** Pay-outs to studios: first those that are under way, the oldest first. */
export default function PayoutList() {
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ state: ['requested', 'approved', 'released'] }}
      sort={{ field: 'requestedAt', order: 'ASC' }}
      actions={false}
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
        source="developerName"
        disableSort
        render={({ id, developerName }) => (
          <RecordLink resource="payouts" id={id}>
            {developerName}
          </RecordLink>
        )}
      />
      <Column source="state" render={(payout) => <PayoutState payout={payout} />} />
      <Column source="requestedAt" render={({ requestedAt }) => format.moment(requestedAt)} />
      <Column source="promisedFor" render={({ promisedFor }) => format.civilDay(promisedFor, 'date')} />
      <Column source="amount" align="right" render={({ amount }) => format.money(amount)} />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  return (
    <SimpleList<PayoutLine>
      rowClick="show"
      primaryText={({ developerName, amount }) => (
        <CardHead>
          <span>{developerName}</span>
          <span>{format.money(amount)}</span>
        </CardHead>
      )}
      secondaryText={(payout) => (
        <CardLine>
          <span>{format.moment(payout.requestedAt)}</span>
          <PayoutState payout={payout} />
        </CardLine>
      )}
    />
  );
}
