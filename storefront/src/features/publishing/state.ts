import type { StudioGameItem } from '../../lib/wire';

/** The text that says whether a game is on sale, and who took it off: `publishing.states.…`. */
export function stateText({ state, withdrawnBy }: Pick<StudioGameItem, 'state' | 'withdrawnBy'>) {
  return `publishing.states.${withdrawnBy === 'staff' ? 'withdrawnByShop' : state}` as const;
}
