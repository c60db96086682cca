import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material';
import { Check, Minus } from 'lucide-react';
import { Fragment } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { listOf } from '../lib/lists';
import type { Role } from '../lib/wire';
import { RoleActions } from './RoleActions';
import { groupsOf } from './rules';
import { useRoleWord } from './useRoles';
import { useGroupWord, usePermissionWord } from './words';

const TABLE = {
  '& caption': { captionSide: 'top', px: 2, pt: 2, pb: 1, color: 'text.secondary' },
  '& th, & td': { verticalAlign: 'middle' },
  '& thead th': { minWidth: { xs: 104, sm: 132 }, textAlign: 'center', lineHeight: 1.3 },
  '& td': { textAlign: 'center' },
  '& tbody tr:hover > *': { bgcolor: 'action.hover' },
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    textAlign: 'left',
    minWidth: { xs: 148, sm: 280 },
    maxWidth: { xs: 168, sm: 'none' },
  },
};

/** Permissions as rows, roles as columns; scrolls inside its own box. */
export function MatrixTable({ permissions, roles }: { permissions: string[]; roles: Role[] }) {
  const translate = useTranslate();
  const roleWord = useRoleWord();
  const groupWord = useGroupWord();
  const permissionWord = usePermissionWord();
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('console.role.caption')}
      sx={{ position: 'relative' }}
    >
      <Table size="small" sx={TABLE}>
        <caption>{translate('console.role.caption')}</caption>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {translate('console.role.permission')}
            </TableCell>
            {roles.map(({ id, name }) => (
              <TableCell key={id} component="th" scope="col">
                {roleWord(id, name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <Holders roles={roles} />
        </TableBody>
        {groupsOf(permissions).map((group) => (
          <TableBody key={group.name}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" sx={{ fontWeight: 700, borderBottom: 0, pt: 2 }}>
                {groupWord(group.name)}
              </TableCell>
              <TableCell colSpan={roles.length} sx={{ borderBottom: 0 }} />
            </TableRow>
            {group.permissions.map((permission) => (
              <TableRow key={permission}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {permissionWord(permission)}
                </TableCell>
                {roles.map((role) => (
                  <TableCell key={role.id}>
                    <Allowed allowed={role.permissions.includes(permission)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
        <Changes roles={roles} />
      </Table>
    </TableContainer>
  );
}

/** How many hold each role; the figure opens their list. */
function Holders({ roles }: { roles: Role[] }) {
  const translate = useTranslate();
  const { canAccess: seesPeople } = useCanAccess({ resource: 'people', action: 'list' });
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
        {translate('console.role.holders')}
      </TableCell>
      {roles.map(({ id, holders }) => {
        const figure = translate('console.role.people', { smart_count: holders });
        return (
          <TableCell key={id}>
            {seesPeople && holders > 0 ? (
              <MuiLink component={Link} to={listOf('people', { roleId: id })}>
                {figure}
              </MuiLink>
            ) : (
              figure
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

function Allowed({ allowed }: { allowed: boolean }) {
  const translate = useTranslate();
  const Icon = allowed ? Check : Minus;
  return (
    <Fragment>
      <Box
        component="span"
        sx={{ display: 'inline-flex', color: allowed ? 'success.main' : 'text.secondary', opacity: allowed ? 1 : 0.5 }}
      >
        <Icon size={18} strokeWidth={allowed ? 3 : 2} aria-hidden />
      </Box>
      <Box
        component="span"
        sx={{
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        }}
      >
        {translate(allowed ? 'ra.boolean.true' : 'ra.boolean.false')}
      </Box>
    </Fragment>
  );
}

/** Changing and removing, for those who may. */
function Changes({ roles }: { roles: Role[] }) {
  const translate = useTranslate();
  const { canAccess: mayChange } = useCanAccess({ resource: 'roles', action: 'edit' });
  if (!mayChange) return null;
  return (
    <TableFooter>
      <TableRow
        sx={{ '& > .MuiTableCell-root': { fontSize: 14, color: 'text.primary', verticalAlign: 'top', py: 1.5 } }}
      >
        <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
          {translate('console.role.change')}
        </TableCell>
        {roles.map((role) => (
          <TableCell key={role.id}>
            <RoleActions role={role} />
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}
