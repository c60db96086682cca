import { useMediaQuery, type Theme } from '@mui/material';
import { DataTable, DateInput, FilterButton, List, SelectInput, SimpleList, TopToolbar, useTranslate } from 'react-admin';
import { ExportButton } from '../lib/ExportButton';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { IncidentLine } from '../lib/wire';
import { IncidentState } from './IncidentState';
import { KINDS, useKindSentence } from './words';

const STATES = ['open', 'resolved'].map((id) => ({ id, name: `console.incident.status.${id}` }));

const Column = DataTable.Col<IncidentLine>;

/** Differences with money: open ones first asked for, the newest on top. */
export default function IncidentList() {
  const sentence = useKindSentence();
  const kinds = KINDS.map((id) => ({ id, name: sentence(id) }));
  const filters = [
    <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
    <SelectInput key="kind" source="kind" choices={kinds} translateChoice={false} alwaysOn sx={{ minWidth: 240 }} />,
    <DateInput key="from" source="openedAt_gte" />,
    <DateInput key="until" source="openedAt_lte" />,
  ];
  return (
    <List filters={filters} actions={<Actions />} filterDefaultValues={{ status: 'open' }} sort={{ field: 'openedAt', order: 'DESC' }} perPage={25} exporter={false} empty={false}>
      <Rows />
    </List>
  );
}

function Rows() {
  const format = useFormat();
  const sentence = useKindSentence();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isNarrow) return <Cards />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small">
      <Column source="kind" render={({ id, kind }) => <RecordLink resource="incidents" id={id}>{sentence(kind)}</RecordLink>} />
      <Column source="expected" disableSort />
      <Column source="found" disableSort />
      <Column source="status" render={({ status }) => <IncidentState status={status} />} />
      <Column source="openedAt" render={({ openedAt }) => format.moment(openedAt)} />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  const sentence = useKindSentence();
  return (
    <SimpleList<IncidentLine>
      rowClick="show"
      primaryText={({ kind }) => <strong>{sentence(kind)}</strong>}
      secondaryText={({ openedAt, status }) => (
        <span style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 8 }}><span>{format.moment(openedAt)}</span><IncidentState status={status} /></span>
      )}
    />
  );
}

function Actions() {
  const translate = useTranslate();
  const format = useFormat();
  const sentence = useKindSentence();
  const fields = ['kind', 'subject', 'expected', 'found', 'status', 'openedAt', 'resolvedAt'];
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <ExportButton<IncidentLine>
        name={translate('console.incident.downloadName')}
        head={fields.map((field) => translate(`resources.incidents.fields.${field}`))}
        cells={({ kind, subject, expected, found, status, openedAt, resolvedAt }) => [
          sentence(kind), subject, expected, found, translate(`console.incident.status.${status}`), format.moment(openedAt), resolvedAt && format.moment(resolvedAt),
        ]}
      />
    </TopToolbar>
  );
}
