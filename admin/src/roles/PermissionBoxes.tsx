import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { groupsOf } from './rules';
import { useHeld } from './useRoles';
import { useGroupWord, usePermissionWord } from './words';

interface PermissionBoxesProps {
  all: string[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** One box for each permission, grouped; those that the editor does not hold say so and stay as they are. */
export function PermissionBoxes({ all, chosen, onChange }: PermissionBoxesProps) {
  const groupWord = useGroupWord();
  const toggle = (permission: string, on: boolean): void =>
    onChange(on ? [...chosen, permission] : chosen.filter((other) => other !== permission));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {groupsOf(all).map(({ name, permissions }) => (
        <FormControl key={name} component="fieldset" variant="standard" sx={{ minWidth: 0 }}>
          <FormLabel component="legend" sx={{ fontWeight: 700, color: 'text.primary', mb: 0.5 }}>
            {groupWord(name)}
          </FormLabel>
          {permissions.map((permission) => (
            <PermissionBox
              key={permission}
              permission={permission}
              checked={chosen.includes(permission)}
              onChange={(on) => toggle(permission, on)}
            />
          ))}
        </FormControl>
      ))}
    </Box>
  );
}

function PermissionBox({
  permission,
  checked,
  onChange,
}: {
  permission: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  const translate = useTranslate();
  const permissionWord = usePermissionWord();
  const isHeld = useHeld().includes(permission);
  const hintId = useId();
  return (
    <Box>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1 } }}
        disabled={!isHeld}
        label={permissionWord(permission)}
        control={
          <Checkbox
            checked={checked}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': isHeld ? undefined : hintId } }}
          />
        }
      />
      {!isHeld && (
        <FormHelperText id={hintId} sx={{ m: 0, ml: 4 }}>
          {translate('console.role.notHeld')}
        </FormHelperText>
      )}
    </Box>
  );
}
