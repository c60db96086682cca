import { Box, Skeleton, Typography } from '@mui/material';
import {
  AutocompleteInput,
  DateInput,
  FilterButton,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
  useCanAccess,
  useListContext,
  useTranslate,
} from 'react-admin';
import { ExportButton } from '../lib/ExportButton';
import { useFormat } from '../lib/format';
import type { AuditLine } from '../lib/wire';
import { ACTIONS } from './actions';
import { AuditEntry } from './AuditEntry';
import { differencesOf } from './difference';
import { useActionWord, useFieldWord, useSubjectWord, useValueWord } from './words';

/** Who of the shop did what, when, why, and what was before. */
export default function AuditList() {
  const translate = useTranslate();
  const actionWord = useActionWord();
  const { canAccess: findsPeople } = useCanAccess({ resource: 'people', action: 'list' });
  const actions = ACTIONS.map((id) => ({ id, name: actionWord(id) }));
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={translate('resources.audit.fields.q')}
      sx={{ minWidth: { sm: 300 } }}
    />,
    <SelectInput key="action" source="action" choices={actions} translateChoice={false} alwaysOn />,
    ...(findsPeople ? [personFilter('actorId'), personFilter('subjectId')] : []),
    <DateInput key="from" source="at_gte" />,
    <DateInput key="until" source="at_lte" />,
  ];
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'at', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Entries />
    </List>
  );
}

/** Finds a person by name or address. */
function personFilter(source: 'actorId' | 'subjectId') {
  return (
    <ReferenceInput
      key={source}
      source={source}
      reference="people"
      sort={{ field: 'username', order: 'ASC' }}
      perPage={25}
    >
      <AutocompleteInput label={`resources.audit.fields.${source}`} optionText="username" sx={{ minWidth: 220 }} />
    </ReferenceInput>
  );
}

function Entries() {
  const translate = useTranslate();
  const { data, isPending } = useListContext<AuditLine>();
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (!data || data.length === 0) return <Typography sx={{ p: 2 }}>{translate('console.audit.empty')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((line) => (
        <AuditEntry key={line.id} line={line} />
      ))}
    </Box>
  );
}

function Actions() {
  const translate = useTranslate();
  const format = useFormat();
  const actionWord = useActionWord();
  const subjectWord = useSubjectWord();
  const inWords = useDifferencesInWords();
  const fields = ['at', 'actorName', 'action', 'subject', 'before', 'after', 'reason'];
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <ExportButton<AuditLine>
        name={translate('console.audit.downloadName')}
        head={[...fields.map((field) => translate(`resources.audit.fields.${field}`)), 'id']}
        cells={(line) => [
          format.moment(line.at, 'full'),
          line.actorName ?? translate('timeline.actor.erased'),
          actionWord(line.action),
          subjectWord(line),
          inWords(line, 'before'),
          inWords(line, 'after'),
          line.reason,
          line.subjectId,
        ]}
      />
    </TopToolbar>
  );
}

/** One side of the differences of a line, as one text. */
function useDifferencesInWords(): (line: AuditLine, side: 'before' | 'after') => string {
  const fieldWord = useFieldWord();
  const valueWord = useValueWord();
  return (line, side) =>
    differencesOf(line)
      .filter((difference) => difference[side] !== undefined)
      .map(
        ({ field, [side]: value }) =>
          `${fieldWord(field)}: ${Array.isArray(value) ? value.map((part) => valueWord(field, part)).join(', ') : valueWord(field, value)}`,
      )
      .join('\n');
}
