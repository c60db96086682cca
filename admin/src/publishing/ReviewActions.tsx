import { Box, Button, Checkbox, FormControlLabel, FormGroup, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Panel } from '../lib/Facts';
import { IntentionDialog } from '../lib/dialogs/IntentionDialog';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import type { PublishedGame } from '../lib/wire';

type Action = 'approve' | 'sendBack' | 'takeDown' | 'grant' | 'deny';

const WORDS = 'console.publishing.do';

/** What staff may decide about a game now. */
export function ReviewActions({ game }: { game: PublishedGame }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'publishing', action: 'review' });
  const [points, setPoints] = useState<string[]>([]);
  const [loading, setAction] = useState<Action | null>(null);
  const actions = canAccess ? actionsOf(game) : [];
  if (actions.length === 0) return null;
  if (game.isOwn)
    return (
      <Panel title={translate('console.publishing.actions')}>
        <Typography variant="body2">{translate('console.publishing.own')}</Typography>
      </Panel>
    );
  return (
    <Panel title={translate('console.publishing.actions')}>
      {game.revision !== null && <Checklist points={game.checklist} ticked={points} onChange={setPoints} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {actions.map((action, n) => (
          <Button
            key={action}
            variant={n === 0 && action !== 'takeDown' ? 'contained' : 'outlined'}
            color={action === 'takeDown' || action === 'deny' ? 'error' : 'primary'}
            onClick={() => setAction(action)}
          >
            {translate(`${WORDS}.${action}.action`)}
          </Button>
        ))}
      </Box>
      {loading && <ActionDialog game={game} action={loading} ticked={points} onClose={() => setAction(null)} />}
    </Panel>
  );
}

function actionsOf({ revision, state, appealedAt }: PublishedGame): Action[] {
  if (appealedAt) return ['grant', 'deny'];
  const review: Action[] = revision === null ? [] : ['approve', 'sendBack'];
  return state === 'released' || state === 'withdrawn' ? [...review, 'takeDown'] : review;
}

interface ChecklistProps {
  points: string[];
  ticked: string[];
  onChange: (ticked: string[]) => void;
}

/** What is met; points left open are the reasons for sending back. */
function Checklist({ points, ticked, onChange }: ChecklistProps) {
  const translate = useTranslate();
  const toggle = (point: string): void =>
    onChange(ticked.includes(point) ? ticked.filter((other) => other !== point) : [...ticked, point]);
  return (
    <FormGroup>
      {points.map((point) => (
        <FormControlLabel
          key={point}
          sx={{ my: 0.5 }}
          control={<Checkbox checked={ticked.includes(point)} onChange={() => toggle(point)} />}
          label={translate(`console.publishing.check.${point}`)}
        />
      ))}
    </FormGroup>
  );
}

interface ActionDialogProps {
  game: PublishedGame;
  action: Action;
  ticked: string[];
  onClose: () => void;
}

function ActionDialog({ game: { id, revision, submittedAt, checklist }, action, ticked, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [note, setNote] = useState('');
  const words = `${WORDS}.${action}`;
  const shared = {
    title: translate(`${words}.title`),
    consequence: translate(`${words}.consequence`),
    action: translate(`${words}.action`),
    done: `${words}.done`,
    onClose,
    onDone: () => {
      onClose();
      refresh();
    },
  };
  if (action === 'takeDown')
    return <ReasonDialog {...shared} tone="error" intention={(reason) => commands.takeGameDown(id, reason)} />;
  if (action === 'grant' || action === 'deny')
    return <ReasonDialog {...shared} intention={(reason) => commands.decideAppeal(id, action === 'grant', reason)} />;
  const open = checklist.filter((point) => !ticked.includes(point));
  const isApproval = action === 'approve';
  const lacks = isApproval === open.length > 0 ? translate(`${words}.lacks`) : null;
  const about = { revision: revision ?? 0, submittedAt: submittedAt ?? '', note: note.trim() };
  const decide = () =>
    isApproval
      ? commands.approveGame(id, { ...about, checklist })
      : commands.sendGameBack(id, { ...about, reasons: open });
  return (
    <IntentionDialog {...shared} lacks={lacks} intention={decide}>
      {() => (
        <TextField
          label={translate('console.publishing.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          multiline
          minRows={3}
          fullWidth
        />
      )}
    </IntentionDialog>
  );
}
