import { useTranslate } from 'react-admin';
import { Mark, type Tone } from '../lib/Mark';
import type { PublishedGameLine } from '../lib/wire';

type Word = PublishedGameLine['state'] | 'waiting' | 'sent-back' | 'appealed' | 'overdue';

const TONE: Record<Word, Tone> = {
  draft: 'over',
  released: 'good',
  withdrawn: 'over',
  'taken-down': 'bad',
  waiting: 'open',
  'sent-back': 'back',
  appealed: 'open',
  overdue: 'bad',
};

/** Where a game stands; what waits for staff comes first. */
export function PublishingState({ game }: { game: PublishedGameLine }) {
  const translate = useTranslate();
  const word = wordOf(game);
  return <Mark tone={TONE[word]}>{translate(`console.publishing.state.${word}`)}</Mark>;
}

function wordOf({ state, review, overdue, appealedAt }: PublishedGameLine): Word {
  if (overdue) return 'overdue';
  if (appealedAt) return 'appealed';
  return review ?? state;
}
