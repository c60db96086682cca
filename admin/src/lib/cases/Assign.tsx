import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useGetIdentity, useRefresh, useTranslate } from 'react-admin';
import { Refusal } from '../dialogs/Refusal';
import { useIntention } from '../dialogs/useIntention';

interface AssignProps {
  assignedTo: string | null;
  assignees: readonly { id: string; name: string }[];
  /** @param staffId null for no one */
  assign: (staffId: string | null) => Promise<unknown>;
}

/** Who works on a report or an enquiry. */
export function Assign({ assignedTo, assignees, assign }: AssignProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { identity } = useGetIdentity();
  const { isBusy, refusal, carryOut } = useIntention();
  const choose = (staffId: string | null): void =>
    void carryOut(() => assign(staffId), 'console.support.assigned', refresh);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <TextField
        select
        size="small"
        margin="none"
        label={translate('console.support.assignee')}
        value={assignedTo ?? ''}
        disabled={isBusy}
        onChange={({ target }) => choose(target.value || null)}
        sx={{ minWidth: 200 }}
      >
        <MenuItem value="">{translate('console.support.nobody')}</MenuItem>
        {assignees.map((person) => (
          <MenuItem key={person.id} value={person.id}>
            {person.name}
          </MenuItem>
        ))}
      </TextField>
      {identity && (
        // It stays when it is done: nothing below jumps away from under the pointer.
        <Button
          variant="outlined"
          disabled={isBusy || assignedTo === identity.id}
          onClick={() => choose(String(identity.id))}
        >
          {translate('console.support.take')}
        </Button>
      )}
      <Refusal sentence={refusal} />
    </Box>
  );
}
