import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Show, useTranslate } from 'react-admin';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { PublishedGame } from '../lib/wire';
import { DraftFacts } from './DraftFacts';
import { PublishingState } from './PublishingState';
import { ReviewActions } from './ReviewActions';
import { SubmittedBuilds } from './SubmittedBuilds';
import { useDraftWords } from './draft-words';

/** A game of a studio: what was handed in, what differs, and what may be decided. */
export default function PublishingShow() {
  return (
    <Show<PublishedGame> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const translate = useTranslate();
  const game = useWholeRecord<PublishedGame>('history');
  if (!game) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Panel title={game.title.es || game.title.en}>
          <Summary game={game} />
        </Panel>
        {game.revision !== null && <SubmittedBuilds builds={game.builds} />}
        <ReviewActions key={game.submittedAt} game={game} />
        <History game={game} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {game.differences.length > 0 && (
          <Panel title={translate('console.publishing.differences')}>
            <Differences game={game} />
          </Panel>
        )}
        {game.draft && (
          <Panel title={translate('console.publishing.texts')}>
            <DraftFacts draft={game.draft} objectives={game.objectives} />
          </Panel>
        )}
      </Box>
    </Box>
  );
}

function Summary({ game }: { game: PublishedGame }) {
  const translate = useTranslate();
  const format = useFormat();
  const word = (name: string): string => translate(`resources.publishing.fields.${name}`);
  return (
    <Facts>
      <Fact name={word('state')}>
        <PublishingState game={game} />
      </Fact>
      <Fact name={word('developerName')}>{game.developerName ?? game.developerId}</Fact>
      {game.submittedAt && <Fact name={word('submittedAt')}>{format.moment(game.submittedAt)}</Fact>}
      {game.decideBy && <Fact name={word('decideBy')}>{format.civilDay(game.decideBy)}</Fact>}
      <Fact name={word('price')}>{game.price === null ? '—' : format.money(game.price)}</Fact>
      {game.previewPath && (
        <Fact name={word('preview')}>
          <Link href={game.previewPath} target="_blank" rel="noopener">
            {translate('console.publishing.play')}
          </Link>
        </Fact>
      )}
    </Facts>
  );
}

function Differences({ game }: { game: PublishedGame }) {
  const translate = useTranslate();
  const words = useDraftWords(game.objectives);
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {['field', 'before', 'after'].map((name) => (
            <TableCell key={name}>{translate(`console.publishing.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {game.differences.map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {words.field(field)}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {words.value(field, before)}
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{words.value(field, after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function History({ game }: { game: PublishedGame }) {
  const translate = useTranslate();
  const format = useFormat();
  /** A point of the checklist, or the words of staff. */
  const reasonWord = (reason: string): string => translate(`console.publishing.point.${reason}`, { _: reason });
  return (
    <Panel title={translate('console.publishing.history')}>
      <Facts>
        {game.history.map(({ type, at, reasons }, place) => (
          <Fact key={place} name={format.moment(at)}>
            {translate(`timeline.event.${type}`)}
            {reasons.length > 0 && `: ${reasons.map(reasonWord).join(', ')}`}
          </Fact>
        ))}
      </Facts>
      {game.notes.map(({ author, note, at }) => (
        <Typography key={at} variant="body2" sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <strong>{translate(`console.publishing.author.${author}`)}:</strong> {note}
        </Typography>
      ))}
    </Panel>
  );
}
