import { lazy } from 'react';
import { cardsOf } from '../../features/cards/saved-cards';
import { refreshLibrary } from '../../features/library/library';
import type { Neighbours } from '../../features/subscriptions/neighbours';

/** Cards and library, for the pages of a subscription. */
export const neighbours: Neighbours = {
  AddCard: lazy(() => import('../../features/cards/AddCard').then((file) => ({ default: file.AddCard }))),
  cardsOf,
  refreshLibrary,
};
