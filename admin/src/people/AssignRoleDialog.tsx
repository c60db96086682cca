import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import type { Person } from '../lib/wire';
import { holdsAllOf } from '../roles/rules';
import { useHeld, useRoles, useRoleWord } from '../roles/useRoles';

/** Gives a person another role; those that allow more than its giver may do are not offered. */
export function AssignRoleDialog({
  person: { id, username, roleId: roleBefore, roleName },
  onClose,
}: {
  person: Person;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { roles } = useRoles();
  const roleWord = useRoleWord();
  const held = useHeld();
  const [roleId, setRoleId] = useState<number | null>(null);
  const others = roles.filter((role) => role.id !== roleBefore);
  const words = 'console.person.do.assignRole';
  return (
    <ReasonDialog
      title={translate(`${words}.title`, { name: username })}
      consequence={translate(`${words}.consequence`, { role: roleWord(roleBefore, roleName) })}
      action={translate(`${words}.action`)}
      done={`${words}.done`}
      lacks={roleId === null ? translate(`${words}.missing`) : null}
      intention={(reason) => dataProvider.assignRole(id, { roleId: roleId ?? roleBefore, reason })}
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    >
      <TextField
        select
        name="roleId"
        label={translate(`${words}.role`)}
        value={roleId ?? ''}
        onChange={(event) => setRoleId(Number(event.target.value))}
        fullWidth
        sx={{ mb: 1 }}
        helperText={translate(`${words}.${others.every((role) => holdsAllOf(role, held)) ? 'choose' : 'notAll'}`)}
      >
        {others.map((role) => (
          <MenuItem key={role.id} value={role.id} disabled={!holdsAllOf(role, held)}>
            {roleWord(role.id, role.name)}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
