import { Box, Button, Card, Typography } from '@mui/material';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { GameLink } from '../games/GameLink';
import { Fact, Facts } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { Mark, type Tone } from '../lib/Mark';
import type { Rating } from '../lib/wire';
import { PersonLink } from '../people/PersonLink';
import type { RatingAction } from './RatingDialog';

const TONE: Record<Rating['state'], Tone> = { waiting: 'open', published: 'good', refused: 'over' };
const STARS = [1, 2, 3, 4, 5];
const FIELDS = 'resources.ratings.fields';

interface RatingCardProps {
  rating: Rating;
  onChoose: (action: RatingAction) => void;
}

/** A rating with its words, what was decided about it, and what staff may do. */
export function RatingCard({ rating, onChoose }: RatingCardProps) {
  const { canAccess } = useCanAccess({ resource: 'ratings', action: 'decide' });
  const choose = canAccess ? onChoose : null;
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Head rating={rating} />
      <About rating={rating} />
      <Quote lang={rating.language}>{rating.text}</Quote>
      <Verdict rating={rating} />
      <Answer rating={rating} onRemove={choose && (() => choose('removeAnswer'))} />
      {choose && <Buttons state={rating.state} onChoose={choose} />}
    </Card>
  );
}

function Head({ rating: { personId, username, gameId, slug, state } }: { rating: Rating }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.5 }}>
      <Typography component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <PersonLink id={personId} name={username} /> · <GameLink id={gameId} name={slug} />
      </Typography>
      <Mark tone={TONE[state]}>{translate(`console.rating.state.${state}`)}</Mark>
    </Box>
  );
}

function About({ rating: { stars, hoursPlayed, writtenAt } }: { rating: Rating }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Facts>
      <Fact name={translate(`${FIELDS}.stars`)}>
        <Stars stars={stars} />
      </Fact>
      <Fact name={translate(`${FIELDS}.hoursPlayed`)}>
        {translate('console.rating.hours', { smart_count: hoursPlayed })}
      </Fact>
      <Fact name={translate(`${FIELDS}.writtenAt`)}>{format.moment(writtenAt)}</Fact>
    </Facts>
  );
}

/** In words, and drawn: full ones are those given. */
function Stars({ stars }: { stars: number }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: 0.25 }}>
        {STARS.map((star) => (
          <Star key={star} size={16} fill={star <= stars ? 'currentColor' : 'none'} />
        ))}
      </Box>
      <span>{translate('console.rating.stars', { stars })}</span>
    </Box>
  );
}

/** Words of others, as they were written. */
function Quote({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <Typography
      component="blockquote"
      lang={lang}
      sx={{ m: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}

/** The verdict; one about other words than those that wait now is named as such. */
function Verdict({ rating: { state, decidedAt, decidedByName, reason } }: { rating: Rating }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!decidedAt) return null;
  const isEarlier = state === 'waiting';
  return (
    <Facts>
      <Fact name={translate(isEarlier ? 'console.rating.decidedBefore' : `${FIELDS}.decidedAt`)}>
        {decidedByName ?? '—'} · {format.moment(decidedAt)}
      </Fact>
      {reason && (
        <Fact name={translate(isEarlier ? 'console.rating.refusedBefore' : `${FIELDS}.reason`)}>
          <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
            {reason}
          </Box>
        </Fact>
      )}
    </Facts>
  );
}

function Answer({ rating: { answer, answeredAt }, onRemove }: { rating: Rating; onRemove: (() => void) | null }) {
  const translate = useTranslate();
  const format = useFormat();
  if (answer === null) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, justifyItems: 'start' }}>
      <Typography component="h3" variant="subtitle2">
        {translate('console.rating.answer')}
        {answeredAt && ` · ${format.moment(answeredAt)}`}
      </Typography>
      <Quote>{answer}</Quote>
      {onRemove && (
        <Button color="error" size="small" onClick={onRemove}>
          {translate('console.rating.do.removeAnswer.action')}
        </Button>
      )}
    </Box>
  );
}

function Buttons({ state, onChoose }: { state: Rating['state']; onChoose: (action: RatingAction) => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {state !== 'published' && (
        <Button variant="outlined" onClick={() => onChoose('publish')}>
          {translate('console.rating.do.publish.action')}
        </Button>
      )}
      {state !== 'refused' && (
        <Button variant="outlined" color="error" onClick={() => onChoose('refuse')}>
          {translate('console.rating.do.refuse.action')}
        </Button>
      )}
    </Box>
  );
}
