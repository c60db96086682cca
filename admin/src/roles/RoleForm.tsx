import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { faultOfReason } from '../lib/dialogs/reason';
import { ReasonField } from '../lib/dialogs/ReasonField';
import { Refusal } from '../lib/dialogs/Refusal';
import { useIntention } from '../lib/dialogs/useIntention';
import type { Permission, RoleDraft } from '../lib/wire';
import { PermissionBoxes } from './PermissionBoxes';
import { faultOfName, opensNothing } from './rules';

interface RoleFormProps {
  /** Every permission there is. */
  all: string[];
  name: string;
  chosen: string[];
  /** What saving means. */
  note: string;
  action: string;
  done: string;
  intention: (role: RoleDraft) => Promise<unknown>;
}

/** A role's name and permissions, with the reason; the API's "no" stays on the page. */
export function RoleForm({
  all,
  name: nameBefore,
  chosen: chosenBefore,
  note,
  action,
  done,
  intention,
}: RoleFormProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { isBusy, refusal, carryOut } = useIntention();
  const [name, setName] = useState(nameBefore);
  const [chosen, setChosen] = useState(chosenBefore);
  const [reason, setReason] = useState('');
  const [isShown, setShown] = useState(false);
  const nameFault = isShown ? faultOfName(name) : null;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setShown(true);
    const form = event.currentTarget;
    if (faultOfName(name) || faultOfReason(reason)) {
      form.querySelector<HTMLInputElement>(`input[name="${faultOfName(name) ? 'roleName' : 'reason'}"]`)?.focus();
      return;
    }
    const role: RoleDraft = {
      name: name.trim(),
      permissions: all.filter((permission): permission is Permission => chosen.includes(permission)),
      reason: reason.trim(),
    };
    await carryOut(
      () => intention(role),
      done,
      () => {
        void navigate('/roles');
        refresh();
      },
    );
  };

  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, maxWidth: 860, minWidth: 0 }}
    >
      <Typography>{note}</Typography>
      <NameField name={name} onChange={setName} fault={nameFault} />
      <PermissionBoxes all={all} chosen={chosen} onChange={setChosen} />
      <Box role="status">
        {opensNothing(chosen) && (
          <Alert severity="warning" variant="outlined" role="presentation">
            {translate('console.role.opensNothing')}
          </Alert>
        )}
      </Box>
      <ReasonField value={reason} onChange={setReason} isShown={isShown} />
      <Refusal sentence={refusal} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {action}
        </Button>
        <Button component={Link} to="/roles" color="inherit">
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </Card>
  );
}

interface NameFieldProps {
  name: string;
  onChange: (name: string) => void;
  fault: ReturnType<typeof faultOfName>;
}

function NameField({ name, onChange, fault }: NameFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      name="roleName"
      label={translate('console.role.name')}
      value={name}
      onChange={(event) => onChange(event.target.value)}
      required
      autoComplete="off"
      sx={{ maxWidth: 420 }}
      error={fault !== null}
      helperText={translate(fault ? `console.role.nameFault.${fault}` : 'console.role.nameHint')}
      slotProps={{ htmlInput: { maxLength: 40 }, inputLabel: { required: false } }}
    />
  );
}
