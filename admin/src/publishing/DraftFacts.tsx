import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useGradeWord } from '../games/words';
import { Fact, Facts } from '../lib/Facts';
import type { PublishedGame } from '../lib/wire';

type Draft = NonNullable<PublishedGame['draft']>;

/** The texts, facts and pictures of a game as its studio handed them in. */
export function DraftFacts({ draft }: { draft: Draft }) {
  const translate = useTranslate();
  const word = (name: string): string => translate(`resources.publishing.fields.${name}`);
  const gradeWord = useGradeWord();
  const { grades, media } = draft;
  const all = (names: readonly string[], table: string): string =>
    names.map((name) => translate(`console.${table}.${name}`)).join(', ') || '—';
  return (
    <Facts>
      {(['title', 'summary', 'description', 'requirements'] as const).map((field) => (
        <Fact key={field} name={word(field)}>
          <Text>{draft[field].es}</Text>
          <Text>{draft[field].en}</Text>
        </Fact>
      ))}
      <Fact name={word('teaches')}>
        <Text>{draft.teaches.es.join(' · ')}</Text>
        <Text>{draft.teaches.en.join(' · ')}</Text>
      </Fact>
      <Fact name={word('subjects')}>{all(draft.subjects, 'game.subject')}</Fact>
      <Fact name={word('grades')}>{grades ? `${gradeWord(grades.from)} – ${gradeWord(grades.to)}` : '—'}</Fact>
      <Fact name={word('objectives')}>{draft.objectives.join(', ') || '—'}</Fact>
      <Fact name={word('ageRating')}>{draft.ageRating ? all([draft.ageRating], 'game.age') : '—'}</Fact>
      <Fact name={word('languages')}>{all(draft.languages, 'game.language')}</Fact>
      <Fact name={word('accessibility')}>{all(draft.accessibility, 'publishing.accessibility')}</Fact>
      <Fact name={word('pictures')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {[media.es, media.en].flatMap(({ cover, screenshots }) => [
            ...(cover ? [<Picture key={cover.url} url={cover.url} alt={word('cover')} />] : []),
            ...screenshots.map(({ url, alt }) => <Picture key={url} url={url} alt={alt || word('pictures')} />),
          ])}
        </Box>
      </Fact>
    </Facts>
  );
}

function Text({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 0.5 }}>
      {children || '—'}
    </Typography>
  );
}

function Picture({ url, alt }: { url: string; alt: string }) {
  return <Box component="img" src={url} alt={alt} sx={{ height: 120, maxWidth: '100%', borderRadius: 1 }} />;
}
