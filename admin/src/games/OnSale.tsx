import { useTranslate } from 'react-admin';
import { Mark } from '../lib/Mark';
import type { Game } from '../lib/wire';

/** Whether a game is on sale, or only announced, and if neither, who took it off. */
export function OnSale({ game }: { game: Pick<Game, 'state' | 'announced' | 'withdrawnBy'> }) {
  const translate = useTranslate();
  const word = wordOf(game);
  return <Mark tone={word === 'released' ? 'good' : 'over'}>{translate(`console.game.state.${word}`)}</Mark>;
}

function wordOf({ state, announced, withdrawnBy }: Pick<Game, 'state' | 'announced' | 'withdrawnBy'>): string {
  if (state === 'withdrawn') return `withdrawn-by-${withdrawnBy ?? 'studio'}`;
  return state === 'released' && announced ? 'announced' : state;
}
