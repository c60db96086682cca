import {
  AutocompleteInput,
  DataTable,
  List,
  NullableBooleanInput,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SimpleList,
  useCanAccess,
  useTranslate,
} from 'react-admin';
import { SupportFigures } from '../lib/cases/SupportFigures';
import { CardLine, useIsNarrow } from '../lib/narrow';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { ReportLine } from '../lib/wire';
import { ReportState } from './ReportState';
import { SubjectLines } from './Subject';
import { CATEGORIES, STATES } from './words';

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput
    key="status"
    source="status"
    choices={STATES.map((id) => ({ id, name: `console.support.status.${id}` }))}
    alwaysOn
    sx={{ minWidth: 220 }}
  />,
  <SelectArrayInput
    key="category"
    source="category"
    choices={CATEGORIES.map((id) => ({ id, name: `console.support.category.${id}` }))}
    alwaysOn
    sx={{ minWidth: 200 }}
  />,
  <NullableBooleanInput key="overdue" source="overdue" alwaysOn />,
  <NullableBooleanInput key="isAboutGame" source="isAboutGame" alwaysOn />,
];

/** Only for those who may look through the games. */
function gameFilter(language: 'es' | 'en') {
  return (
    <ReferenceInput
      key="gameId"
      source="gameId"
      reference="games"
      sort={{ field: 'title', order: 'ASC' }}
      perPage={25}
      alwaysOn
    >
      <AutocompleteInput
        label="resources.reports.fields.game"
        optionText={`title.${language}`}
        filterToQuery={(q: string) => (q ? { q } : {})}
        sx={{ minWidth: 220 }}
      />
    </ReferenceInput>
  );
}

const Column = DataTable.Col<ReportLine>;

/** Problem reports that are not over, the oldest first. */
export default function ReportList() {
  const { language } = useFormat();
  const { canAccess } = useCanAccess({ resource: 'games', action: 'list' });
  return (
    <>
      <SupportFigures />
      <List
        filters={canAccess ? [...FILTERS, gameFilter(language)] : FILTERS}
        filterDefaultValues={{ status: ['received', 'in-progress', 'needs-reply'] }}
        sort={{ field: 'receivedAt', order: 'ASC' }}
        actions={false}
        exporter={false}
        empty={false}
      >
        <Rows />
      </List>
    </>
  );
}

function Rows() {
  const format = useFormat();
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <Cards />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small">
      <Column
        source="number"
        render={({ id, number }) => (
          <RecordLink resource="reports" id={id}>
            {number}
          </RecordLink>
        )}
      />
      <Column source="category" render={(report) => <SubjectLines report={report} />} />
      <Column source="status" render={(report) => <ReportState report={report} />} />
      <Column source="assigneeName" disableSort render={({ assigneeName }) => assigneeName ?? '—'} />
      <Column source="receivedAt" render={({ receivedAt }) => format.moment(receivedAt)} />
      <Column source="promisedOn" render={({ promisedOn }) => format.civilDay(promisedOn)} />
      <Column
        source="answeredAfterHours"
        disableSort
        render={({ answeredAfterHours }) =>
          answeredAfterHours === null ? '—' : translate('console.support.hours', { hours: answeredAfterHours })
        }
      />
    </DataTable>
  );
}

function Cards() {
  const format = useFormat();
  return (
    <SimpleList<ReportLine>
      rowClick="show"
      primaryText={(report) => (
        <>
          <strong>{report.number}</strong>
          <SubjectLines report={report} />
        </>
      )}
      secondaryText={(report) => (
        <CardLine>
          <span>{format.moment(report.receivedAt)}</span>
          <ReportState report={report} />
        </CardLine>
      )}
    />
  );
}
