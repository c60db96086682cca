import { Alert, Box, Button, Typography } from '@mui/material';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useGetIdentity, useNotify, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../../commands';
import { download } from '../../lib/csv';
import { IntentionDialog } from '../../lib/dialogs/IntentionDialog';
import { ReasonDialog } from '../../lib/dialogs/ReasonDialog';
import { Panel } from '../../lib/Facts';
import { getBankFile } from '../../lib/http';
import { RecordLink } from '../../lib/RecordLink';
import type { BankFile, BankFileRecorded } from '../../lib/wire';
import { isTooShort, ReferenceField } from '../ReferenceField';
import { useCountAndSum } from './useCountAndSum';

type Action = 'paid' | 'back';

const WORDS = 'console.bankFile.do';

/** What the person at the console may do about a file now, and what came of it. */
export function BankFileActions({ file }: { file: BankFile }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Action | null>(null);
  const [recorded, setRecorded] = useState<BankFileRecorded | null>(null);
  const close = (): void => setChosen(null);
  if (file.waiting === 0 && !recorded) return null;
  return (
    <Panel title={translate('console.payouts.decide')}>
      <Box role="status">{recorded && <Recorded recorded={recorded} />}</Box>
      {file.waiting > 0 && <Choices file={file} onChoose={setChosen} />}
      {chosen === 'paid' && <RecordDialog file={file} onRecorded={setRecorded} onClose={close} />}
      {chosen === 'back' && <BackDialog file={file} onClose={close} />}
    </Panel>
  );
}

/** While pay-outs of the file wait for the bank. Who made it does not put it back. */
function Choices({ file, onChoose }: { file: BankFile; onChoose: (action: Action) => void }) {
  const translate = useTranslate();
  const words = useCountAndSum();
  const { data: me } = useGetIdentity();
  const { canDownload, paid, count, sum, madeBy } = file;
  const isOwn = me?.id === madeBy.id;
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {translate(`console.bankFile.${canDownload ? 'uploadOnce' : 'noDownload'}`, words(count, sum))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canDownload && <DownloadButton file={file} />}
        <Button variant={canDownload ? 'outlined' : 'contained'} onClick={() => onChoose('paid')}>
          {translate(`${WORDS}.paid.action`)}
        </Button>
        {paid === 0 && me && !isOwn && (
          <Button variant="outlined" color="error" onClick={() => onChoose('back')}>
            {translate(`${WORDS}.back.action`)}
          </Button>
        )}
      </Box>
      {paid === 0 && isOwn && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {translate('console.bankFile.ownBack')}
        </Typography>
      )}
    </>
  );
}

/** What was recorded in one step, and what stayed as it was. */
function Recorded({ recorded: { recorded, sum, untouched } }: { recorded: BankFileRecorded }) {
  const translate = useTranslate();
  const words = useCountAndSum();
  return (
    <Alert
      severity={untouched.length > 0 ? 'warning' : 'success'}
      variant="outlined"
      role="presentation"
      sx={{ mb: 1.5 }}
    >
      {recorded === 0
        ? translate('console.bankFile.recordedNone')
        : translate('console.bankFile.recorded', { smart_count: recorded, sum: words(recorded, sum).sum })}
      {untouched.length > 0 && (
        <>
          {' '}
          {translate('console.bankFile.left')}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {untouched.map(({ payoutId, developerName, why }) => (
              <li key={payoutId}>
                <RecordLink resource="payouts" id={payoutId}>
                  {developerName}
                </RecordLink>
                : {translate(`console.bankFile.untouched.${why}`)}
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}

function DownloadButton({ file: { id, number } }: { file: BankFile }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      download(translate('console.bankFile.fileName', { number }), await getBankFile(id));
    } catch (error) {
      // Another person may have recorded a transfer meanwhile: the API says so.
      notify((error instanceof Error && error.message) || 'console.bankFile.downloadFailed', { type: 'error' });
      refresh();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="contained"
      startIcon={<Download size={18} aria-hidden />}
      disabled={isBusy}
      onClick={() => void save()}
    >
      {translate('console.bankFile.download')}
    </Button>
  );
}

interface RecordDialogProps {
  file: BankFile;
  onRecorded: (recorded: BankFileRecorded) => void;
  onClose: () => void;
}

function RecordDialog({ file: { id, payouts }, onRecorded, onClose }: RecordDialogProps) {
  const translate = useTranslate();
  const words = useCountAndSum();
  const refresh = useRefresh();
  const [reference, setReference] = useState('');
  const isShort = isTooShort(reference);
  const waiting = payouts.filter(({ state }) => state === 'released');
  const sum = waiting.reduce((total, { paid }) => total + paid, 0);
  return (
    <IntentionDialog
      title={translate(`${WORDS}.paid.title`)}
      consequence={translate(`${WORDS}.paid.consequence`, words(waiting.length, sum))}
      action={translate(`${WORDS}.paid.action`)}
      done={null}
      faulty={isShort ? 'reference' : null}
      intention={async () => onRecorded(await commands.recordBankFilePaid(id, reference.trim()))}
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    >
      {(showsFaults) => (
        <ReferenceField reference={reference} onType={setReference} isFaulty={showsFaults && isShort} />
      )}
    </IntentionDialog>
  );
}

function BackDialog({ file: { id }, onClose }: { file: BankFile; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <ReasonDialog
      title={translate(`${WORDS}.back.title`)}
      consequence={translate(`${WORDS}.back.consequence`)}
      action={translate(`${WORDS}.back.action`)}
      done={`${WORDS}.back.done`}
      tone="error"
      intention={(reason) => commands.putBankFileBack(id, reason)}
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    />
  );
}
