import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useGradeWord } from '../games/words';
import { useDraftWords } from './draft-words';
import { Fact, Facts } from '../lib/Facts';
import type { PublishedGame } from '../lib/wire';

type Draft = NonNullable<PublishedGame['draft']>;

/** The texts, facts and pictures of a game as its studio handed them in. */
export function DraftFacts({ draft, objectives }: { draft: Draft; objectives: PublishedGame['objectives'] }) {
  const translate = useTranslate();
  const word = (name: string): string => translate(`resources.publishing.fields.${name}`);
  const gradeWord = useGradeWord();
  const { objective } = useDraftWords(objectives);
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
      <Fact name={word('objectives')}>{draft.objectives.map(objective).join(', ') || '—'}</Fact>
      <Fact name={word('ageRating')}>{draft.ageRating ? all([draft.ageRating], 'game.age') : '—'}</Fact>
      <Fact name={word('languages')}>{all(draft.languages, 'game.language')}</Fact>
      <Fact name={word('accessibility')}>{all(draft.accessibility, 'publishing.accessibility')}</Fact>
      {(['es', 'en'] as const).map((language) => (
        <Fact key={language} name={`${word('pictures')} (${translate(`console.game.language.${language}`)})`}>
          <Pictures media={media[language]} />
        </Fact>
      ))}
    </Facts>
  );
}

function Pictures({ media: { cover, screenshots, guide } }: { media: Draft['media']['es'] }) {
  const translate = useTranslate();
  const word = (name: string): string => translate(`resources.publishing.fields.${name}`);
  if (!cover && screenshots.length === 0 && !guide) return '—';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      {cover && <Picture url={cover.url} alt={word('cover')} />}
      {screenshots.map(({ url, alt }) => (
        <Picture key={url} url={url} alt={alt || word('pictures')} />
      ))}
      {guide && (
        <Link href={guide.url} target="_blank" rel="noopener">
          {word('guide')}
        </Link>
      )}
    </Box>
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
