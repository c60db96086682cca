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
import { CardLine, useIsNarrow } from '../lib/narrow';
import { ExportButton } from '../lib/ExportButton';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { IncidentLine } from '../lib/wire';
import { IncidentState } from './IncidentState';
import { KINDS, useFinding, useKindSentence, useSubjectWord } from './words';

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
    <List
      filters={filters}
      actions={<Actions />}
      filterDefaultValues={{ status: 'open' }}
      sort={{ field: 'openedAt', order: 'DESC' }}
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
  const sentence = useKindSentence();
  const finding = useFinding();
  const subjectWord = useSubjectWord();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <Cards />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small" sx={{ '& td, & th': { px: 1.25 } }}>
      <Column
        source="kind"
        render={({ id, kind }) => (
          <RecordLink resource="incidents" id={id}>
            {sentence(kind)}
          </RecordLink>
        )}
      />
      <Column source="subject" disableSort render={subjectWord} />
      <Column source="expected" disableSort render={({ kind, expected }) => finding(kind, expected)} />
      <Column source="found" disableSort render={({ kind, found }) => finding(kind, found)} />
      <Column source="status" render={({ status }) => <IncidentState status={status} />} />
      <Column source="openedAt" render={({ openedAt }) => format.moment(openedAt)} />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  const sentence = useKindSentence();
  const subjectWord = useSubjectWord();
  return (
    <SimpleList<IncidentLine>
      rowClick="show"
      primaryText={({ kind }) => <strong>{sentence(kind)}</strong>}
      secondaryText={(incident) => (
        <>
          {subjectWord(incident)}
          <CardLine>
            <span>{format.moment(incident.openedAt)}</span>
            <IncidentState status={incident.status} />
          </CardLine>
        </>
      )}
    />
  );
}

function Actions() {
  const translate = useTranslate();
  const format = useFormat();
  const sentence = useKindSentence();
  const finding = useFinding();
  const subjectWord = useSubjectWord();
  const fields = ['kind', 'subject', 'expected', 'found', 'status', 'openedAt', 'resolvedAt'];
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <ExportButton<IncidentLine>
        name={translate('console.incident.downloadName')}
        head={fields.map((field) => translate(`resources.incidents.fields.${field}`))}
        cells={(incident) => [
          sentence(incident.kind),
          subjectWord(incident),
          finding(incident.kind, incident.expected),
          finding(incident.kind, incident.found),
          translate(`console.incident.status.${incident.status}`),
          format.moment(incident.openedAt),
          incident.resolvedAt && format.moment(incident.resolvedAt),
        ]}
      />
    </TopToolbar>
  );
}
