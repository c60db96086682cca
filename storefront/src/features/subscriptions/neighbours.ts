import { createContext, useContext, type ComponentType } from 'react';
import type { SavedCard } from '../../lib/wire';

/** What other features lend to the pages of a subscription; the routes bring it. */
export interface Neighbours {
  /** Leads to the bank's form for a new card; `next` is where the card is wanted. */
  AddCard: ComponentType<{ label?: string; look?: 'primary' | 'secondary'; next: string }>;
  cardsOf: (userId: string) => Promise<{ cards: SavedCard[]; needsGuardian: boolean }>;
  /** What the person may play has changed. */
  refreshLibrary: () => Promise<void>;
}

export const NeighboursContext = createContext<Neighbours | null>(null);

/** @throws outside of a route that brings them */
export function useNeighbours(): Neighbours {
  const neighbours = useContext(NeighboursContext);
  if (!neighbours) throw new Error('The route brings no neighbours for its subscription');
  return neighbours;
}
