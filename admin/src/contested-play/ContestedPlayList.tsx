import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import {
  List,
  NullableBooleanInput,
  useCanAccess,
  useListContext,
  useRefresh,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { commands } from '../commands';
import { useFormat } from '../lib/format';
import { IntentionDialog } from '../lib/dialogs/IntentionDialog';
import { Mark } from '../lib/Mark';
import { RecordLink } from '../lib/RecordLink';
import type { ContestedPlay } from '../lib/wire';

type Verdict = 'upheld' | 'rejected';

const FILTERS = [<NullableBooleanInput key="decided" source="decided" alwaysOn />];
const WORDS = 'console.contested.do';

/** Sessions of play that people say were not theirs; those without an answer first. */
export default function ContestedPlayList() {
  return (
    <List
      filters={FILTERS}
      filterDefaultValues={{ decided: false }}
      sort={{ field: 'contestedAt', order: 'ASC' }}
      actions={false}
      exporter={false}
      empty={false}
    >
      <Sessions />
    </List>
  );
}

function Sessions() {
  const translate = useTranslate();
  const { data } = useListContext<ContestedPlay & RaRecord>();
  if (data && data.length === 0) return <Typography sx={{ p: 2 }}>{translate('console.contested.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 2, display: 'grid', gap: 2 }}>
      {data?.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </Box>
  );
}

function Session({ session }: { session: ContestedPlay }) {
  const translate = useTranslate();
  const format = useFormat();
  const { canAccess } = useCanAccess({ resource: 'contested-play', action: 'decide' });
  const [chosen, setChosen] = useState<Verdict | null>(null);
  const { personId, username, slug, startedAt, seconds, reason, verdict } = session;
  return (
    <Card component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        <RecordLink resource="people" id={personId}>
          {username ?? personId}
        </RecordLink>{' '}
        · {slug}
      </Typography>
      <Typography variant="body2">
        {format.moment(startedAt)} · {translate('console.contested.minutes', { smart_count: Math.round(seconds / 60) })}
      </Typography>
      {reason && <Typography sx={{ overflowWrap: 'anywhere' }}>“{reason}”</Typography>}
      {verdict && (
        <Mark tone={verdict === 'upheld' ? 'back' : 'good'}>{translate(`console.contested.verdict.${verdict}`)}</Mark>
      )}
      {!verdict && canAccess && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(['upheld', 'rejected'] as const).map((one) => (
            <Button key={one} variant="outlined" onClick={() => setChosen(one)}>
              {translate(`${WORDS}.${one}.action`)}
            </Button>
          ))}
        </Box>
      )}
      {chosen && <Decision id={session.id} verdict={chosen} onClose={() => setChosen(null)} />}
    </Card>
  );
}

function Decision({ id, verdict, onClose }: { id: string; verdict: Verdict; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  return (
    <IntentionDialog
      title={translate(`${WORDS}.${verdict}.title`)}
      consequence={translate(`${WORDS}.${verdict}.consequence`)}
      action={translate(`${WORDS}.${verdict}.action`)}
      done={`${WORDS}.${verdict}.done`}
      intention={() => commands.decideContested(id, verdict)}
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    >
      {() => null}
    </IntentionDialog>
  );
}
