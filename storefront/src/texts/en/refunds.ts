export const refunds = {
  title: 'Return a purchase', lead: 'Order {{number}}, paid on {{date}}.', leadUnpaid: 'Order {{number}}', loading: 'Looking at what you can return…', back: 'Back to my orders',
  missing: 'We could not find that order', missingText: 'Open it from My orders.', loadFailed: 'We could not look at this order',
  choose: { one: 'What you return', title: 'What do you want to return?', hint: 'Choose one or more. You may return only a part of the order.', wholeOnly: 'You paid in interest-free instalments: the bank only takes back the whole order.', none: 'First choose what you want to return.', atOnce: 'It goes back at once, until {{date}}.', asked: 'It goes back by a request.', notPlayed: 'Not played yet.', played: 'Played for {{time}}.', minutes_one: '{{count}} minute', minutes_other: '{{count}} minutes', hours: '{{hours}} h {{minutes}} min' },
  free: 'It cost nothing, so there is no money to give back.',
  nothing: { title: 'There is nothing to return', text: 'All that you paid for this order was given back or is on its way.', free: 'This order cost nothing, so there is no money to give back.', unpaid: 'This order is not paid, so there is no money to give back.' },
  happens: {
    title: 'What happens when you return it', ifAgreed: 'What happens if we accept your request', money: 'You get {{amount}}, all that you paid for it, on {{where}}.', card: 'the card ending in {{digits}}', sameCard: 'the same card', cardSoon: 'If you return the whole order within 3 hours, the charge usually disappears. Later the bank pays it back: it may take some days and show on your next statement.', cardLater: 'The bank pays it back: it may take some days and show on your next statement.',
    game_one: 'The game leaves your library. We keep your progress for 30 days, in case you buy it again.', game_other: 'The games leave your library. We keep your progress for 30 days, in case you buy them again.',
    plan: 'Your plan ends at once, its games leave your library and nothing more is charged. The games that you bought stay yours.', planFree_one: 'The paid period ends at once, and your free period begins today. When it is over your plan ends and nothing is charged. The games that you bought stay yours.', planFree_other: 'The paid period ends at once, and your {{count}} free periods begin today, one after another. When they are over your plan ends and nothing is charged. The games that you bought stay yours.', planPast: 'This period is over: your plan of today goes on as it is.',
  },
  ways: { title: 'How to return it', both: 'Both ways give all the money back, at once. Use the one you prefer.', until: 'You have until {{date}}', left_one: '{{count}} day left', left_other: '{{count}} days left', leftNone: 'it is the last day' },
  withdrawal: {
    title: 'Right of withdrawal', rule: 'The law gives you 10 days from the purchase, without a reason, as long as it was not played.', ruleLong: 'The law gives you 90 days from the purchase, because we did not send you the written confirmation. You need no reason; it only must not have been played.', action: 'Withdraw from the purchase',
    sure: 'Withdraw from this purchase?', yes: 'Yes, withdraw',
  },
  goodwill: { title: 'Ludoteca\'s rule', rule: 'We give your money back within 14 days if it was played for less than 2 hours. We do not ask why.', action: 'Return by this rule', sure: 'Return this purchase?', yes: 'Yes, return it' },
  lost: { title: '{{right}}: no longer', 'too-late': '{{title}}: the time ended on {{date}}.', played: { withdrawal: '{{title}}: it was played.', goodwill: '{{title}}: it was played for 2 hours or more.' }, others: 'The rest does go back at once: choose it on its own.' },
  request: {
    title: 'Ask us for a refund', rule: 'Tell us what happened. A person looks at it and answers by e-mail by {{date}} at the latest. Until then nothing changes.', label: 'Why do you want to return it?', hint: 'If a game does not work, tell us on which device and what you saw.', empty: 'Write the reason, so that we can look into it.', action: 'Send the request', sending: 'Sending…',
  },
  sure: { money: '{{amount}} go back to {{where}}.', keep: 'No, keep it', working: 'Returning…', failed: 'Failed to process refund. See on this page how it stands before you try again.', look: 'See how it stands' },
  told: {
    title: 'Returns of this order', asked: 'Asked for on {{date}}',
    requested: { text: 'We answer by e-mail by {{date}} at the latest. Until then nothing changes in your library.', noDate: 'We are looking at it and will answer by e-mail. Until then nothing changes in your library.' },
    approved: { text: 'We asked the bank to give the money back, and it has not confirmed it yet. We write to you when it is done.', checking: 'Asking the bank…', failing: 'We could not see how the refund stands' },
    delayed: { text: 'The bank has not confirmed the refund yet. We are looking into it and will write to you. You need not do anything: the money is yours.' },
    completed: { reversed: 'The charge disappears from your card and will not reach your statement.', nullified: 'The bank pays it to the same card. It may take some days and show on your next statement.', transferred: 'We sent it by bank transfer.', plan: 'The access of that period ended.', planGoesOn: 'It is a part of the price: your plan goes on as before.', stays: 'It is a part of the price: what you bought stays in your library.', some: 'Out of your library: {{left}}. We keep the progress for 30 days. Still in it, since only a part of the price went back: {{kept}}.', games: 'What went back left your library. We keep the progress for 30 days.' },
    denied: { because: 'The reason: {{reason}}', text: 'We looked at your request and cannot give the money back.', again: 'If there is something you have not told us, send another request below.' },
  },
  rules: 'The full rules are in <refund>Right of withdrawal</refund>.',
} as const;
