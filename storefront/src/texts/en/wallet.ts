export const wallet = {
  title: 'My cards', lead: 'Cards that you saved to pay without writing them again. Their numbers stay with the bank; we keep the last four digits.', list: 'Saved cards', loadFailed: 'Failed to fetch payment methods',
  since: 'Saved on {{date}}', first: 'Used first', broken: 'Does not work',
  choose: 'Use first', chooseNamed: 'Use first: {{card}}', chosen: '{{card}} is used first from now on.', chooseFailed: 'We could not change that',
  trouble: {
    'unknown-at-bank': 'The bank no longer knows this card. Remove it and add it again.',
    blocked: 'The bank blocked this card. Ask your bank why, or add another card.',
    expired: 'This card has expired. Add the new one.',
    'fraud-suspected': 'The bank suspects that this card is misused. Call your bank and add another card meanwhile.',
    'retry-limit': 'The bank refused this card too often, so we try it no more. Add another card.',
  },
  how: 'You write your card on Webpay’s page, never here, and come back. Only cards issued in Chile work. To check the card the bank may show a hold of CLP 50, which is not charged.', howTitle: 'How it works',
  emptyTitle: 'You have no saved cards', empty: 'Save one and you will buy and renew without writing it each time.',
  again: 'Try again',
  remove: 'Remove', removeNamed: 'Remove {{card}}', removing: 'Removing…', removed: 'You removed {{card}}.', removeFailed: 'Failed to delete payment method',
  sureTitle: 'Remove {{card}}?', sure: 'We also ask the bank to forget it. What you bought stays yours. You can add it again whenever you like.', keep: 'Keep it',
  planTitle: 'Your subscription needs this card', planOther: 'Add another card', planRemove: 'Remove it all the same',
  result: {
    title: 'Your card', asking: 'Asking the bank about your card…', slow: 'The bank is taking its time. This page asks by itself; please keep it open.',
    saved: 'Card saved', savedText: '{{card}} is ready to pay with.', savedFirst: 'It is the one that is used first.', failed: 'Failed to register card', nothing: 'No card was saved.', all: 'See my cards',
    none: 'There is no card on its way', noneText: 'If you have just added one, you will find it among your cards.', unreachable: 'Failed to confirm enrollment', shop: 'Go on to the games', goOn: 'Go on with the subscription',
  },
} as const;
