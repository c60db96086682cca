import { useTranslate } from 'react-admin';
import { Mark } from '../lib/Mark';
import type { Game } from '../lib/wire';

/** Whether a game is on sale, and if not, who took it off. */
export function OnSale({ game: { state, withdrawnBy } }: { game: Pick<Game, 'state' | 'withdrawnBy'> }) {
  const translate = useTranslate();
  const word = state === 'withdrawn' ? `withdrawn-by-${withdrawnBy ?? 'studio'}` : state;
  return <Mark tone={state === 'released' ? 'good' : 'over'}>{translate(`console.game.state.${word}`)}</Mark>;
}
