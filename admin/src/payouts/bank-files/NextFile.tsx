import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { commands } from '../../commands';
import { IntentionDialog } from '../../lib/dialogs/IntentionDialog';
import { Panel } from '../../lib/Facts';
import { useFormat } from '../../lib/format';
import { get } from '../../lib/http';
import { RecordLink } from '../../lib/RecordLink';
import type { NextBankFile } from '../../lib/wire';
import { useCountAndSum } from './useCountAndSum';

const WORDS = 'console.bankFile.do';

/** What a file holds that is made now, what stays out of it, and the button that makes it. */
export function NextFile() {
  const translate = useTranslate();
  const words = useCountAndSum();
  const [isChosen, setChosen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['bank-files', 'next'],
    queryFn: () => get('/v1/admin/bank-files/next'),
  });
  return (
    <Panel title={translate('console.bankFile.next.title')}>
      {error && (
        <Alert severity="error" variant="outlined">
          {error.message}
        </Alert>
      )}
      {data?.count === 0 && <Typography variant="body2">{translate('console.bankFile.next.empty')}</Typography>}
      {data && data.count > 0 && (
        <>
          <Typography variant="body2">{translate('console.bankFile.next.holds')}</Typography>
          <Typography sx={{ fontWeight: 600, mb: 1.5 }}>
            {translate('console.bankFile.countAndSum', countAndSum(words(data.count, data.sum)))}
          </Typography>
          <Button variant="contained" onClick={() => setChosen(true)}>
            {translate(`${WORDS}.make.action`)}
          </Button>
        </>
      )}
      {data && data.leftOut.length > 0 && <LeftOut payouts={data.leftOut} />}
      {data && isChosen && <MakeDialog next={data} onClose={() => setChosen(false)} />}
    </Panel>
  );
}

const countAndSum = ({ payouts, sum }: { payouts: string; sum: string }) => ({ count: payouts, sum });

function LeftOut({ payouts }: { payouts: NextBankFile['leftOut'] }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
      {translate('console.bankFile.next.leftOut')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {payouts.map(({ payoutId, developerName, paid, why }) => (
          <li key={payoutId}>
            <RecordLink resource="payouts" id={payoutId}>
              {developerName}
            </RecordLink>{' '}
            · {format.money(paid)}. {translate(`console.bankFile.leftOut.${why}`)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function MakeDialog({ next: { count, sum }, onClose }: { next: NextBankFile; onClose: () => void }) {
  const translate = useTranslate();
  const words = useCountAndSum();
  const redirect = useRedirect();
  // The same id again is the same file: a second click makes no other.
  const [fileId] = useState(() => crypto.randomUUID());
  return (
    <IntentionDialog
      title={translate(`${WORDS}.make.title`)}
      consequence={translate(`${WORDS}.make.consequence`, words(count, sum))}
      action={translate(`${WORDS}.make.action`)}
      done={`${WORDS}.make.done`}
      intention={() => commands.makeBankFile(fileId)}
      onClose={onClose}
      onDone={() => redirect('show', 'bank-files', fileId)}
    >
      {() => null}
    </IntentionDialog>
  );
}
