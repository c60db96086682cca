import { Box, Typography } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { AuditLine } from '../lib/wire';
import { PersonLink } from '../people/PersonLink';
import { lookOf } from '../timeline/looks';
import { differencesOf } from './difference';
import { DifferenceTable } from './DifferenceTable';
import { useActionWord, useSubjectWord } from './words';

/** One line of the log: what, to whom, when, by whom, before and after, and why. */
export function AuditEntry({ line }: { line: AuditLine }) {
  const translate = useTranslate();
  const format = useFormat();
  const actionWord = useActionWord();
  const { icon: Icon, colour } = lookOf(line.action);
  const differences = differencesOf(line);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr)',
        columnGap: 1.5,
        p: { xs: 1.5, sm: 2 },
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ color: colour, pt: '2px' }}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{actionWord(line.action)}</strong>: <Subject line={line} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={line.at}>{format.moment(line.at)}</time> · {translate('console.audit.by')}{' '}
          <PersonLink id={line.actorId} name={line.actorName} />
        </Typography>
        {line.reason && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {translate('timeline.reason', { reason: line.reason })}
          </Typography>
        )}
        {differences.length > 0 && (
          <DifferenceTable
            differences={differences}
            hasBefore={line.before !== null}
            label={translate('console.audit.differenceOf', {
              action: actionWord(line.action),
              at: format.moment(line.at),
            })}
          />
        )}
      </Box>
    </Box>
  );
}

/** Whose pages the subjects of the log have. */
const PAGES: Record<string, string> = {
  refund: 'refunds',
  order: 'orders',
  payment: 'payments',
  code: 'codes',
  'school-plan': 'school-plans',
  incident: 'incidents',
};

/** To whom or to what, with the way there for those who may go. */
function Subject({ line }: { line: AuditLine }) {
  const subjectWord = useSubjectWord();
  const page = PAGES[line.subject];
  const { canAccess: opens } = useCanAccess({ resource: page ?? 'none', action: 'show' });
  const { canAccess: seesGames } = useCanAccess({ resource: 'games', action: 'show' });
  const word = subjectWord(line);
  if (page)
    return opens ? (
      <RecordLink resource={page} id={line.subjectId}>
        {word}
      </RecordLink>
    ) : (
      <>{word}</>
    );
  if (line.personName !== null) return <PersonLink id={line.subjectId} name={word} />;
  if (line.gameTitle && seesGames)
    return (
      <RecordLink resource="games" id={line.subjectId}>
        {word}
      </RecordLink>
    );
  return <>{word}</>;
}
