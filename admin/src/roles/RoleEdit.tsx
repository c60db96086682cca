import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { Title, useDataProvider, useGetOne, useRequireAccess, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { ConsoleDataProvider } from '../dataProvider';
import type { Role } from '../lib/wire';
import { RoleForm } from './RoleForm';
import { holdsAllOf } from './rules';
import { usePermissionList } from './usePermissionList';
import { useHeld } from './useRoles';

/** A role that administrators made: another name, other permissions. */
export default function RoleEdit() {
  const { id = '' } = useParams();
  useRequireAccess({ resource: 'roles', action: 'edit' });
  const { data: role, error: roleError } = useGetOne<Role>('roles', { id: Number(id) });
  const { data: permissions, error: permissionsError } = usePermissionList();
  const error = roleError ?? permissionsError;
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Title title="console.role.edit" />
      {error && (
        <Alert severity="error" variant="outlined">
          {error.message}
        </Alert>
      )}
      {(!role || !permissions) && !error && <Skeleton variant="rounded" height={480} />}
      {role && permissions && <Editor role={role} permissions={permissions} />}
    </Box>
  );
}

function Editor({ role, permissions }: { role: Role; permissions: string[] }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const held = useHeld();
  if (role.builtIn) return <Typography>{translate('console.role.kept.builtIn')}</Typography>;
  if (!holdsAllOf(role, held)) return <Typography>{translate('console.role.kept.notHeld')}</Typography>;
  return (
    <RoleForm
      all={permissions}
      name={role.name ?? ''}
      chosen={role.permissions}
      note={translate(role.holders === 0 ? 'console.role.editNoteNobody' : 'console.role.editNote', {
        smart_count: role.holders,
      })}
      action={translate('ra.action.save')}
      done="console.role.changed"
      intention={(draft) => dataProvider.changeRole(role.id, draft)}
    />
  );
}
