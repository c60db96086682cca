import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Panel } from '../Facts';
import { useFormat } from '../format';

interface Entry {
  id: string;
  kind: string;
  text: string;
  status: string | null;
  staffName: string | null;
  at: string;
}

interface HistoryProps {
  entries: readonly Entry[];
  assignees: readonly { id: string; name: string }[];
  /** Where the names of the states stand. */
  words: string;
}

/** What staff did with a report or an enquiry and what its sender added, the oldest first. */
export function History({ entries, assignees, words }: HistoryProps) {
  const translate = useTranslate();
  const format = useFormat();
  if (entries.length === 0) return null;
  return (
    <Panel title={translate('console.support.history')}>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(({ id, kind, text, status, staffName, at }) => (
          <Box component="li" key={id}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[
                translate(`console.support.kind.${kind}`),
                staffName ?? (kind === 'reply' ? translate('console.support.reporter') : '—'),
                format.moment(at),
              ].join(' · ')}
            </Typography>
            {status && <Typography variant="body2">{translate(`${words}.${status}`)}</Typography>}
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {kind === 'assignment' ? (assignees.find((person) => person.id === text)?.name ?? '—') : text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
