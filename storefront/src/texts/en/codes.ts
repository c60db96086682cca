export const codes = {
  mine: {
    title: 'My discount codes', lead: 'Keep your codes here and use them when you like. Keeping a code does not use it up.', field: 'Code', hint: 'With or without dashes, in capitals or small letters.', empty: 'Type the code that you want to keep.', keep: 'Keep', kept: 'The code is kept.', failed: 'We could not keep the code.',
    noneTitle: 'You have no codes yet', none: 'When you get one, keep it here or type it in the cart.', list: 'Your codes',
    type: 'Type', expiry: 'Expires', uses: 'Used', never: 'Does not expire', useNow: 'Use', useNamed: 'Use {{code}}', usesOf: '{{n}} of {{of}}', usesFree_one: '{{count}} time', usesFree_other: '{{count}} times', until: 'Until {{date}}', from: 'From {{date}}',
    status: { used: 'Used', available: 'Available', inactive: 'Not available' },
    kinds: { percent: '{{percent}}% off', game: 'A free game', plan_one: '{{count}} period of the {{plan}}', plan_other: '{{count}} periods of the {{plan}}' },
    plans: { monthly: 'monthly plan', yearly: 'yearly plan' }, someGames: 'Only for some games', firstOnly: 'Only for a first purchase',
  },
  redeem: {
    title: 'Use a code', code: 'Code', loading: 'Checking the code…', brokenTitle: 'This code does not work', mine: 'See my codes', asking: 'With this account:', working: 'One moment…', failed: 'We could not use the code.',
    percent: { text: 'It takes {{percent}}% off. It is used up only when you pay.', action: 'Use it in my cart' },
    game: { text: 'It gives you a whole game, for good.', action: 'Get the game', spends: 'Once you confirm, the code is used.', owned: 'You already have this game. The code stays unused: you can give it away.', doneTitle: 'It is yours', done: 'The game is in your library.', library: 'Go to my library', gone: 'The game of this code is no longer on sale.' },
    plan: { text_one: 'It pays for {{count}} period of the {{plan}}.', text_other: 'It pays for {{count}} periods of the {{plan}}.', action: 'Go to the plans' }, notNow: 'Not now',
  },
};
