import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Panel } from '../lib/Facts';
import { IntentionDialog } from '../lib/dialogs/IntentionDialog';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import type { Developer } from '../lib/wire';

/** Approves an application, or rejects it with a reason that the applicant reads. */
export function Decision({ developer: { id, state } }: { developer: Developer }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { canAccess } = useCanAccess({ resource: 'developers', action: 'approve' });
  const [loading, setAction] = useState<'approve' | 'reject' | null>(null);
  if (!canAccess || state !== 'applied') return null;
  const words = `console.developers.do.${loading ?? 'approve'}`;
  const dialog = {
    title: translate(`${words}.title`),
    consequence: translate(`${words}.consequence`),
    action: translate(`${words}.action`),
    done: `${words}.done`,
    onClose: () => setAction(null),
    onDone: () => {
      setAction(null);
      refresh();
    },
  };
  return (
    <Panel title={translate('console.developers.decide')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => setAction('approve')}>
          {translate('console.developers.do.approve.action')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setAction('reject')}>
          {translate('console.developers.do.reject.action')}
        </Button>
      </Box>
      {loading === 'approve' && (
        <IntentionDialog {...dialog} intention={() => commands.approveDeveloper(id)}>
          {() => null}
        </IntentionDialog>
      )}
      {loading === 'reject' && (
        <ReasonDialog {...dialog} tone="error" intention={(reason) => commands.rejectDeveloper(id, reason)} />
      )}
    </Panel>
  );
}
