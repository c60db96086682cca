import { useTranslate } from 'react-admin';
import { Mark, type Tone } from '../lib/Mark';
import type { DeveloperLine } from '../lib/wire';

const TONE: Record<DeveloperLine['state'] | 'overdue', Tone> = {
  applied: 'open',
  approved: 'good',
  rejected: 'back',
  withdrawn: 'over',
  overdue: 'bad',
};

/** Where an application stands. */
export function DeveloperState({ developer: { state, overdue } }: { developer: DeveloperLine }) {
  const translate = useTranslate();
  const word = overdue ? 'overdue' : state;
  return <Mark tone={TONE[word]}>{translate(`console.developers.state.${word}`)}</Mark>;
}
