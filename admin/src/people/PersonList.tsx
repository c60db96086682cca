import { Box } from '@mui/material';
import {
  DataTable,
  DateInput,
  FilterButton,
  List,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { CardLine, useIsNarrow } from '../lib/narrow';
import { ExportButton } from '../lib/ExportButton';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { PersonLine } from '../lib/wire';
import { useRoleChoices, useRoleWord } from '../roles/useRoles';
import { PersonState, Verified } from './PersonState';

const Column = DataTable.Col<PersonLine>;

/** Everybody with an account: found by name or address, role, state and day. */
export default function PersonList() {
  const translate = useTranslate();
  const roles = useRoleChoices();
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={translate('resources.people.fields.q')}
      sx={{ minWidth: { sm: 260 } }}
    />,
    <SelectInput key="role" source="roleId" choices={roles} translateChoice={false} alwaysOn />,
    <NullableBooleanInput key="verified" source="verified" alwaysOn sx={{ minWidth: 200 }} />,
    <NullableBooleanInput key="blocked" source="blocked" sx={{ minWidth: 160 }} />,
    <DateInput key="from" source="createdAt_gte" />,
    <DateInput key="until" source="createdAt_lte" />,
  ];
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <Rows />
    </List>
  );
}

function Rows() {
  const translate = useTranslate();
  const format = useFormat();
  const roleWord = useRoleWord();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <Cards />;
  return (
    <DataTable rowClick="show" bulkActionButtons={false} size="small">
      <Column
        source="username"
        render={({ id, username }) => (
          <RecordLink resource="people" id={id}>
            {username}
          </RecordLink>
        )}
      />
      <Column
        source="email"
        render={({ email }) => (
          <Box
            component="span"
            title={email}
            sx={{ display: 'block', maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {email}
          </Box>
        )}
      />
      <Column source="roleId" disableSort render={({ roleId, roleName }) => roleWord(roleId, roleName)} />
      <Column source="verified" disableSort render={({ verified }) => <Verified verified={verified} />} />
      <Column
        source="blocked"
        disableSort
        label="resources.people.fields.state"
        render={({ blockedAt }) => <PersonState blockedAt={blockedAt} />}
      />
      <Column source="createdAt" render={({ createdAt }) => format.moment(createdAt, 'date')} />
      <Column
        source="lastSeenAt"
        render={({ lastSeenAt }) => (lastSeenAt ? format.moment(lastSeenAt, 'date') : translate('console.none'))}
      />
    </DataTable>
  );
}

function Cards() {
  const roleWord = useRoleWord();
  return (
    <SimpleList<PersonLine>
      rowClick="show"
      primaryText={({ username, roleId, roleName }) => (
        <CardLine>
          <strong>{username}</strong>
          <span>{roleWord(roleId, roleName)}</span>
        </CardLine>
      )}
      secondaryText={({ email, verified, blockedAt }) => (
        <CardLine>
          <span style={{ overflowWrap: 'anywhere' }}>{email}</span>
          {blockedAt ? <PersonState blockedAt={blockedAt} /> : <Verified verified={verified} />}
        </CardLine>
      )}
    />
  );
}

function Actions() {
  const translate = useTranslate();
  const format = useFormat();
  const roleWord = useRoleWord();
  const fields = ['username', 'email', 'roleId', 'verified', 'state', 'createdAt', 'lastSeenAt'];
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <ExportButton<PersonLine>
        name={translate('console.person.downloadName')}
        head={[...fields.map((field) => translate(`resources.people.fields.${field}`)), 'id']}
        cells={({ id, username, email, roleId, roleName, verified, blockedAt, createdAt, lastSeenAt }) => [
          username,
          email,
          roleWord(roleId, roleName),
          translate(`ra.boolean.${verified}`),
          translate(`console.person.${blockedAt ? 'blocked' : 'active'}`),
          format.moment(createdAt),
          lastSeenAt && format.moment(lastSeenAt),
          id,
        ]}
      />
    </TopToolbar>
  );
}
