import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetIdentity, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { IntentionDialog } from '../lib/dialogs/IntentionDialog';
import type { Payout, PayoutFailure } from '../lib/wire';
import { isTooShort, ReferenceField } from './ReferenceField';

type Action = 'approve' | 'release' | 'paid' | 'fail';

const WORDS = 'console.payouts.do';
const FAILURES = ['account-unknown', 'account-closed', 'holder-differs', 'bank-refused', 'document-wrong'] as const;

/** What the person at the console may do about a pay-out now; who approved it does not release it. */
export function PayoutActions({ payout }: { payout: Payout }) {
  const translate = useTranslate();
  const { data: me } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'payouts', action: 'release' });
  const [chosen, setChosen] = useState<Action | null>(null);
  const actions = canAccess && me ? actionsOf(payout, String(me.id)) : [];
  if (actions.length === 0) return null;
  return (
    <Panel title={translate('console.payouts.decide')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'fail' ? 'outlined' : 'contained'}
            color={action === 'fail' ? 'error' : 'primary'}
            onClick={() => setChosen(action)}
          >
            {translate(`${WORDS}.${action}.action`)}
          </Button>
        ))}
      </Box>
      <Hint payout={payout} me={String(me?.id)} />
      {chosen && <ActionDialog payout={payout} action={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

/** Why something cannot be done here, or what to look out for. */
function Hint({ payout: { state, approvedBy, bankFile }, me }: { payout: Payout; me: string }) {
  const translate = useTranslate();
  const isOwnApproval = state === 'approved' && approvedBy?.id === me;
  const isForTheBank = state === 'released' && bankFile === null;
  if (!isOwnApproval && !isForTheBank) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
      {translate(`console.payouts.${isOwnApproval ? 'otherReleases' : 'byHand'}`)}
    </Typography>
  );
}

function actionsOf({ state, approvedBy }: Payout, me: string): Action[] {
  switch (state) {
    case 'requested':
      return ['approve', 'fail'];
    case 'approved':
      return approvedBy?.id === me ? ['fail'] : ['release', 'fail'];
    case 'released':
      return ['paid', 'fail'];
    case 'paid':
      return ['fail'];
    case 'failed':
      return [];
  }
  return state satisfies never;
}

interface DialogProps {
  payout: Payout;
  action: Action;
  onClose: () => void;
}

function ActionDialog({ payout: { id, amount, state, bankFile }, action, onClose }: DialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const refresh = useRefresh();
  const [reference, setReference] = useState('');
  const [why, setWhy] = useState<PayoutFailure>('account-unknown');
  const isUploaded = state === 'released' && bankFile !== null;
  const isShort = action === 'paid' && isTooShort(reference);
  const intentions: Record<Action, () => Promise<unknown>> = {
    approve: () => commands.approvePayout(id),
    release: () => commands.releasePayout(id),
    paid: () => commands.recordPayoutPaid(id, reference.trim()),
    fail: () => commands.failPayout(id, why),
  };
  return (
    <IntentionDialog
      title={translate(`${WORDS}.${action}.title`)}
      consequence={translate(`${WORDS}.${action}.consequence`, { amount: format.money(amount) })}
      action={translate(`${WORDS}.${action}.action`)}
      done={`${WORDS}.${action}.done`}
      tone={action === 'fail' ? 'error' : 'primary'}
      faulty={isShort ? 'reference' : null}
      intention={intentions[action]}
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    >
      {(showsFaults) => (
        <>
          {action === 'paid' && (
            <ReferenceField reference={reference} onType={setReference} isFaulty={showsFaults && isShort} />
          )}
          {action === 'fail' && <FailureChoice why={why} onChoose={setWhy} isUploaded={isUploaded} />}
        </>
      )}
    </IntentionDialog>
  );
}

interface FailureChoiceProps {
  why: PayoutFailure;
  onChoose: (why: PayoutFailure) => void;
  /** Whether the bank may still transfer it. */
  isUploaded: boolean;
}

function FailureChoice({ why, onChoose, isUploaded }: FailureChoiceProps) {
  const translate = useTranslate();
  return (
    <>
      {isUploaded && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('console.payouts.inBankFile')}
        </Alert>
      )}
      <TextField
        select
        name="why"
        label={translate('resources.payouts.fields.why')}
        value={why}
        onChange={(event) => onChoose(event.target.value as PayoutFailure)}
        fullWidth
      >
        {FAILURES.map((code) => (
          <MenuItem key={code} value={code}>
            {translate(`console.payouts.why.${code}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
