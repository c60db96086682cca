import { DataTable, List, SimpleList, TextInput } from 'react-admin';
import { CardHead, useIsNarrow } from '../lib/narrow';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { StatementItem } from '../lib/wire';

const FILTERS = [<TextInput key="month" source="month" alwaysOn placeholder="2026-11" />];

const Column = DataTable.Col<StatementItem>;

/** Statements of studios, the newest first. */
export default function StatementList() {
  return (
    <List
      filters={FILTERS}
      sort={{ field: 'month', order: 'DESC' }}
      actions={false}
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
        disableSort
        render={({ id, number }) => (
          <RecordLink resource="statements" id={id}>
            {number}
          </RecordLink>
        )}
      />
      <Column source="developerName" disableSort />
      <Column source="month" />
      <Column source="earned" align="right" render={({ earned }) => format.money(earned)} />
      <Column source="withheld" align="right" disableSort render={({ withheld }) => format.money(withheld)} />
      <Column source="paid" align="right" render={({ paid }) => format.money(paid)} />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  return (
    <SimpleList<StatementItem>
      rowClick="show"
      primaryText={({ developerName, paid }) => (
        <CardHead>
          <span>{developerName}</span>
          <span>{format.money(paid)}</span>
        </CardHead>
      )}
      secondaryText={({ number }) => number}
    />
  );
}
