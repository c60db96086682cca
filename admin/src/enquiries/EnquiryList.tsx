import {
  DataTable,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectArrayInput,
  SimpleList,
  useTranslate,
} from 'react-admin';
import { SupportFigures } from '../lib/cases/SupportFigures';
import { CardLine, useIsNarrow } from '../lib/narrow';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { EnquiryLine } from '../lib/wire';
import { EnquiryState } from './EnquiryState';

const CHOICES = ['open', 'answered', 'closed'].map((id) => ({ id, name: `console.enquiry.status.${id}` }));
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectArrayInput key="status" source="status" choices={CHOICES} alwaysOn sx={{ minWidth: 220 }} />,
  <NullableBooleanInput key="overdue" source="overdue" alwaysOn />,
  <NullableBooleanInput key="isSuspicious" source="isSuspicious" alwaysOn />,
];

const Column = DataTable.Col<EnquiryLine>;

/** Enquiries of the contact forms: those without an answer, the oldest first. */
export default function EnquiryList() {
  return (
    <>
      <SupportFigures />
      <List
        filters={FILTERS}
        filterDefaultValues={{ status: ['open'], isSuspicious: false }}
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
          <RecordLink resource="enquiries" id={id}>
            {number}
          </RecordLink>
        )}
      />
      <Column source="name" />
      <Column source="company" disableSort />
      <Column source="status" render={(enquiry) => <EnquiryState enquiry={enquiry} />} />
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
    <SimpleList<EnquiryLine>
      rowClick="show"
      primaryText={({ number, name }) => (
        <strong>
          {number} · {name}
        </strong>
      )}
      secondaryText={(enquiry) => (
        <CardLine>
          <span>{format.moment(enquiry.receivedAt)}</span>
          <EnquiryState enquiry={enquiry} />
        </CardLine>
      )}
    />
  );
}
