import {
  CreateButton,
  DataTable,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useCanAccess,
  useTranslate,
} from 'react-admin';
import { useIsNarrow } from '../lib/narrow';
import { useFormat } from '../lib/format';
import { Mark } from '../lib/Mark';
import { RecordLink } from '../lib/RecordLink';
import type { CodeLine } from '../lib/wire';
import { nameOf, useBenefitWord } from './words';

const Column = DataTable.Col<CodeLine>;

/** The discount codes, the latest first. */
export default function CodeList() {
  const translate = useTranslate();
  const kinds = ['percent', 'game', 'plan'].map((id) => ({ id, name: translate(`console.code.kind.${id}`) }));
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={translate('resources.codes.fields.q')}
      sx={{ minWidth: { sm: 280 } }}
    />,
    <SelectInput key="kind" source="kind" choices={kinds} />,
  ];
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'issuedAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Rows />
    </List>
  );
}

function Actions() {
  const { canAccess } = useCanAccess({ resource: 'codes', action: 'create' });
  return <TopToolbar>{canAccess && <CreateButton label="console.code.make" />}</TopToolbar>;
}

function Rows() {
  const format = useFormat();
  const benefitWord = useBenefitWord();
  const isNarrow = useIsNarrow();
  if (isNarrow) {
    return (
      <SimpleList<CodeLine>
        rowClick="show"
        primaryText={(code) => <strong>{nameOf(code)}</strong>}
        secondaryText={(code) => (
          <span style={{ display: 'flex', justifyContent: 'space-between', gap: 8, flexWrap: 'wrap' }}>
            {benefitWord(code)}
            <CodeState code={code} />
          </span>
        )}
      />
    );
  }
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small">
      <Column
        source="text"
        disableSort
        render={(code) => (
          <RecordLink resource="codes" id={code.id}>
            {nameOf(code)}
          </RecordLink>
        )}
      />
      <Column source="kind" disableSort render={benefitWord} />
      <Column source="state" disableSort render={(code) => <CodeState code={code} />} />
      <Column source="used" align="right" render={(code) => <Uses code={code} />} />
      <Column source="purpose" disableSort />
      <Column source="issuedAt" render={({ issuedAt }) => format.moment(issuedAt, 'short')} />
    </DataTable>
  );
}

/** Whether people may use it: for good or bad, never by colour alone. */
export function CodeState({ code }: { code: CodeLine }) {
  const translate = useTranslate();
  return code.deactivatedAt ? (
    <Mark tone="over">{translate('console.code.off')}</Mark>
  ) : (
    <Mark tone="good">{translate('console.code.on')}</Mark>
  );
}

function Uses({ code: { used, reserved, uses } }: { code: CodeLine }) {
  const translate = useTranslate();
  const of = uses === null ? String(used) : translate('console.code.usesOf', { used, uses });
  return (
    <>
      {of}
      {reserved > 0 && ` ${translate('console.code.reserved', { reserved })}`}
    </>
  );
}
