import type { cardEventsEs } from '../es/card-events';

/** What happened to a person's saved cards, in plain words. */
export const cardEventsEn: typeof cardEventsEs = {
  event: {
    CardEnrolmentStarted: 'Began to save a card',
    CardEnrolmentOpened: 'The bank opened its form for saving the card',
    CardFinishStarted: 'The bank was asked whether the card is saved',
    CardEnrolmentEnded: 'No card was saved: %{because}',
    CardEnrolled: 'The card %{brand} ending in %{last4} was saved',
    CardMadeDefault: 'A card became the one that is used first',
    CardFoundUnusable: 'A card no longer works: %{because}',
    CardRemoved: 'A card was removed',
  },
  because: {
    left: 'the person left the bank’s form',
    refused: 'the bank did not accept it',
    'not-finished': 'the form was not finished',
    unanswered: 'the bank did not answer',
    'unknown-at-bank': 'the bank no longer knows it',
    blocked: 'the bank blocked it',
    expired: 'it has expired',
    'fraud-suspected': 'the bank suspects misuse',
    'retry-limit': 'the bank refused it too often',
  },
  kind: { 'cards:forget-card': 'ask the bank to forget the card' },
  part: { cards: 'Cards' },
  process: { bank: 'bank', erasure: 'deletion of the account' },
};
