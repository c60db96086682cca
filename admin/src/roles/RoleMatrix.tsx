import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { Title, useCanAccess, useRequireAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { MatrixTable } from './MatrixTable';
import { usePermissionList } from './usePermissionList';
import { useRoles } from './useRoles';

/** Which role may do what, and how many hold it. */
export default function RoleMatrix() {
  const translate = useTranslate();
  useRequireAccess({ resource: 'roles', action: 'list' });
  const { canAccess: mayMake } = useCanAccess({ resource: 'roles', action: 'create' });
  const { roles, error: rolesError, isPending } = useRoles();
  const { data: permissions, error: permissionsError } = usePermissionList();
  const error = rolesError ?? permissionsError;
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, minWidth: 0 }}>
      <Title title="console.role.title" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ maxWidth: '68ch', flex: '1 1 280px' }}>{translate('console.role.intro')}</Typography>
        {mayMake && (
          <Button component={Link} to="/roles/create" variant="contained" startIcon={<Plus size={18} aria-hidden />}>
            {translate('console.role.make')}
          </Button>
        )}
      </Box>
      {error && (
        <Alert severity="error" variant="outlined">
          {error.message}
        </Alert>
      )}
      {!error && (isPending || !permissions) && <Skeleton variant="rounded" height={480} />}
      {permissions && roles.length > 0 && (
        <Card sx={{ minWidth: 0 }}>
          <MatrixTable permissions={permissions} roles={roles} />
        </Card>
      )}
    </Box>
  );
}
