import type { codesEs } from './codes.es';

/** Discount codes, in English. */
export const codesEn: typeof codesEs = {
  resource: {
    name: 'Discount code |||| Discount codes',
    fields: { text: 'Code', kind: 'Gives', state: 'State', used: 'Uses', purpose: 'What for', issuedAt: 'Made', q: 'Code, its end or what for' },
  },
  console: {
    make: 'Make a code', makeBatch: 'See the codes', many: 'Many codes by chance', once: 'First you see the codes and save them. They become active when you confirm it; afterwards they cannot be shown again.', made: 'The code is made.', batchMade: 'The codes are active.',
    drawn: '%{smart_count} code to activate |||| %{smart_count} codes to activate', drawnHint: 'They cannot be used yet. Save them now: the shop does not keep them and cannot show them again.', download: 'Download (CSV)', copy: 'Copy', copied: 'Copied.', notCopied: 'The browser did not allow copying. Download them or select them in the list.', downloaded: 'Downloaded.', saved: 'I have saved them: activate', drawnBack: 'Discard them and go back',
    textHint: '5 to 40 letters and digits; dashes, blanks and capitals do not count.', purposeHint: '3 to 200 characters, without names or addresses. Kept for ever.', noLimit: 'Empty: no limit', game: 'Game', planLabel: 'Plan', firstOnly: 'Only for a first purchase', end: 'Ends',
    field: { text: 'Code', count: 'How many', percent: 'Percent off', periods: 'Periods it pays for', uses: 'Uses in all', usesPerPerson: 'Uses per person', validFrom: 'First day', validUntil: 'Last day', purpose: 'What for' },
    kind: { percent: 'Percent', game: 'A game', plan: 'A plan' }, plan: { monthly: 'Monthly', yearly: 'Yearly' },
    gift: { percent: '%{percent}% off', game: 'The game %{game}', plan: '%{smart_count} period, %{plan} plan |||| %{smart_count} periods, %{plan} plan' },
    on: 'Active', off: 'Off', usesOf: '%{used} of %{uses}', reserved: '(and %{reserved} being paid)', because: 'Why it is off', switchOff: 'Switch off', switchBatchOff: 'Switch the whole batch off', switchedOff: 'Switched off.',
    offMeans: 'Nobody can use it any more, and it cannot be switched on again. Orders that have it keep it.', latestUses: 'Uses', noUses: 'Nobody has used it.', use: { who: 'Who', order: 'Order', useState: 'State', off: 'Discount', when: 'When', reserved: 'Being paid', released: 'Given back', used: 'Used' },
    try: 'Try it on a cart', tryHint: 'With the games of the code and the four dearest, for somebody who has never bought anything.', tryAction: 'Try', totalOf: 'Total',
    why: {
      'code-inactive': 'It is no longer active.', 'code-not-yet-valid': 'It is not valid yet.', 'code-expired': 'It has expired.', 'code-exhausted': 'It has no uses left.', 'code-not-for-these-games': 'It is not for these games.',
      'code-is-for-a-plan': 'It is for a plan, not for the cart.', 'code-takes-nothing-off': 'These games are free already.',
    },
  },
};
