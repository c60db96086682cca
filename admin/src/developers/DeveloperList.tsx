import { DataTable, List, SearchInput, SelectArrayInput, SimpleList } from 'react-admin';
import { CardLine, useIsNarrow } from '../lib/narrow';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { DeveloperLine } from '../lib/wire';
import { DeveloperState } from './DeveloperState';

const CHOICES = ['applied', 'approved', 'rejected', 'withdrawn'].map((id) => ({
  id,
  name: `console.developers.state.${id}`,
}));
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="state" source="state" choices={CHOICES} alwaysOn sx={{ minWidth: 220 }} />,
];

const Column = DataTable.Col<DeveloperLine>;

/** Studios and those who want to be one: first those who wait for an answer, the oldest first. */
export default function DeveloperList() {
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ state: ['applied'] }}
      sort={{ field: 'appliedAt', order: 'ASC' }}
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
        source="name"
        render={({ id, name }) => (
          <RecordLink resource="developers" id={id}>
            {name}
          </RecordLink>
        )}
      />
      <Column source="country" disableSort />
      <Column source="applicantName" disableSort render={({ applicantName }) => applicantName ?? '—'} />
      <Column source="state" render={(developer) => <DeveloperState developer={developer} />} />
      <Column source="appliedAt" render={({ appliedAt }) => format.moment(appliedAt)} />
      <Column source="decideBy" render={({ decideBy }) => format.civilDay(decideBy)} />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  return (
    <SimpleList<DeveloperLine>
      rowClick="show"
      primaryText={({ name }) => <strong>{name}</strong>}
      secondaryText={(developer) => (
        <CardLine>
          <span>{format.moment(developer.appliedAt)}</span>
          <DeveloperState developer={developer} />
        </CardLine>
      )}
    />
  );
}
