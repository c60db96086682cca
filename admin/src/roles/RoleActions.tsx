import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '../dataProvider';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import type { Role } from '../lib/wire';
import { holdsAllOf, keptBecause } from './rules';
import { useHeld, useRoleWord } from './useRoles';

/** Edit and remove; what cannot be done says why instead. */
export function RoleActions({ role }: { role: Role }) {
  const translate = useTranslate();
  const held = useHeld();
  const word = useRoleWord()(role.id, role.name);
  const [isRemoving, setRemoving] = useState(false);
  const kept = keptBecause(role, held);
  if (role.builtIn || !holdsAllOf(role, held))
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`console.role.kept.${role.builtIn ? 'builtIn' : 'notHeld'}`)}
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'center' }}>
      <Button
        component={Link}
        to={`/roles/${role.id}`}
        size="small"
        aria-label={translate('console.role.editNamed', { name: word })}
      >
        {translate('ra.action.edit')}
      </Button>
      {kept ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`console.role.kept.${kept}`)}
        </Typography>
      ) : (
        <Button
          size="small"
          color="error"
          onClick={() => setRemoving(true)}
          aria-label={translate('console.role.removeNamed', { name: word })}
        >
          {translate('console.role.remove')}
        </Button>
      )}
      {isRemoving && <Removal role={role} word={word} onClose={() => setRemoving(false)} />}
    </Box>
  );
}

function Removal({ role, word, onClose }: { role: Role; word: string; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return (
    <ReasonDialog
      title={translate('console.role.removeNamed', { name: word })}
      consequence={translate('console.role.removeConsequence')}
      action={translate('console.role.remove')}
      done="console.role.removed"
      tone="error"
      intention={(reason) => dataProvider.removeRole(role.id, reason)}
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    />
  );
}
