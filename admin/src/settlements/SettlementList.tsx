import { Typography } from '@mui/material';
import {
  CreateButton,
  DataTable,
  DateInput,
  FilterButton,
  List,
  SearchInput,
  SimpleList,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { CardLine, useIsNarrow } from '../lib/narrow';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { SettlementLine } from '../lib/wire';
import { PersonLink } from '../people/PersonLink';
import { SettlementState } from './SettlementState';

const Column = DataTable.Col<SettlementLine>;

/** The settlement files that were compared, the latest first. */
export default function SettlementList() {
  const translate = useTranslate();
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={translate('resources.settlements.fields.q')}
      sx={{ minWidth: { sm: 280 } }}
    />,
    <DateInput key="from" source="importedAt_gte" />,
    <DateInput key="until" source="importedAt_lte" />,
  ];
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'importedAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Rows />
    </List>
  );
}

function Actions() {
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <CreateButton label="console.settlement.make" />
    </TopToolbar>
  );
}

function Rows() {
  const translate = useTranslate();
  const format = useFormat();
  const isNarrow = useIsNarrow();
  const nothing = <Typography sx={{ p: 2 }}>{translate('console.settlement.nothing')}</Typography>;
  if (isNarrow) return <Cards empty={nothing} />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small" empty={nothing}>
      <Column
        source="importedAt"
        render={({ id, importedAt }) => (
          <RecordLink resource="settlements" id={id}>
            {format.moment(importedAt)}
          </RecordLink>
        )}
      />
      <Column source="fileName" disableSort render={(settlement) => <FileName settlement={settlement} />} />
      <Column source="from" render={({ from, through }) => format.civilDays(from, through)} />
      <Column
        source="matched"
        disableSort
        render={({ matched, rows }) =>
          translate('console.settlement.matchedOf', { matched: format.count(matched), rows: format.count(rows) })
        }
      />
      <Column source="differing" render={({ differing }) => <SettlementState differing={differing} />} />
      <Column
        source="importedByName"
        disableSort
        render={({ importedById, importedByName }) => <PersonLink id={importedById} name={importedByName} />}
      />
    </DataTable>
  );
}

/** What the file is called, and whether it had been compared before. */
function FileName({ settlement: { fileName, isRepeat } }: { settlement: SettlementLine }) {
  const translate = useTranslate();
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {fileName ?? translate('console.settlement.unnamed')}
      {isRepeat && ` (${translate('console.settlement.again')})`}
    </span>
  );
}

function Cards({ empty }: { empty: React.ReactElement }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <SimpleList<SettlementLine>
      rowClick="show"
      empty={empty}
      primaryText={({ fileName, from, through }) => (
        <strong style={{ overflowWrap: 'anywhere' }}>{fileName ?? format.civilDays(from, through)}</strong>
      )}
      secondaryText={({ importedAt, matched, rows, differing }) => (
        <>
          {format.moment(importedAt)}
          <CardLine>
            <span>
              {translate('console.settlement.matchedOf', { matched: format.count(matched), rows: format.count(rows) })}
            </span>
            <SettlementState differing={differing} />
          </CardLine>
        </>
      )}
    />
  );
}
