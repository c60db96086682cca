import { Alert, Box, Skeleton } from '@mui/material';
import { Title, useDataProvider, useRequireAccess, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider';
import { RoleForm } from './RoleForm';
import { usePermissionList } from './usePermissionList';

/** A new role beside the built-in ones. */
export default function RoleCreate() {
  const translate = useTranslate();
  useRequireAccess({ resource: 'roles', action: 'create' });
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data: permissions, error } = usePermissionList();
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Title title="console.role.make" />
      {error && (
        <Alert severity="error" variant="outlined">
          {error.message}
        </Alert>
      )}
      {!permissions && !error && <Skeleton variant="rounded" height={480} />}
      {permissions && (
        <RoleForm
          all={permissions}
          name=""
          chosen={[]}
          note={translate('console.role.makeNote')}
          action={translate('console.role.make')}
          done="console.role.made"
          intention={(role) => dataProvider.defineRole(role)}
        />
      )}
    </Box>
  );
}
