import { Alert, Box, Card, Typography } from '@mui/material';
import { List, SelectArrayInput, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { SuspiciousPlay } from '../lib/wire';

const CHOICES = ['day-cap', 'long-day', 'same-second', 'closed-circle'].map((id) => ({
  id,
  name: `console.suspicious.reason.${id}.name`,
}));
const FILTERS = [<SelectArrayInput key="reason" source="reason" choices={CHOICES} alwaysOn sx={{ minWidth: 220 }} />];

/** Sessions for staff to check, each with its reason. The list has no consequence by itself. */
export default function SuspiciousPlayList() {
  return (
    <List filters={FILTERS} sort={{ field: 'playedOn', order: 'DESC' }} actions={false} exporter={false} empty={false}>
      <Findings />
    </List>
  );
}

function Findings() {
  const translate = useTranslate();
  const { data } = useListContext<SuspiciousPlay & RaRecord>();
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Alert severity="info" variant="outlined">
        {translate('console.suspicious.about')}
      </Alert>
      {data && data.length === 0 && <Typography>{translate('console.suspicious.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data?.map((finding) => (
          <Finding key={finding.id} finding={finding} />
        ))}
      </Box>
    </Box>
  );
}

function Finding({
  finding: { reason, personId, username, gameId, slug, playedOn, seconds, count },
}: {
  finding: SuspiciousPlay;
}) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Card component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 0.5 }}>
      <Typography component="h2" variant="subtitle1">
        {translate(`console.suspicious.reason.${reason}.name`)}
      </Typography>
      <Typography>
        {translate(`console.suspicious.reason.${reason}.text`, {
          count,
          hours: format.count(Math.round(seconds / 3600)),
        })}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {personId && (
          <>
            <RecordLink resource="people" id={personId}>
              {username ?? personId}
            </RecordLink>
            {' · '}
          </>
        )}
        {gameId && (
          <>
            <RecordLink resource="games" id={gameId}>
              {slug ?? gameId}
            </RecordLink>
            {' · '}
          </>
        )}
        {format.civilDay(playedOn, 'date')}
      </Typography>
    </Card>
  );
}
