export const subscribed = {
  title: 'Your subscription', active: 'You are subscribed', activeText: 'The games of the plan are in your library. We sent the receipt to your e-mail.', byCode: 'Your code paid for it. The games of the plan are in your library.', library: 'Go to my library', manage: 'See my subscription', receipt: 'See the receipt',
  plan: 'Plan', paid: 'Paid', free: 'Nothing: a code paid', until: 'You play until', next: 'Next charge', nextNone: 'None', period: 'Period', nextOf: '{{date}}, {{amount}}',
  pending: 'Being confirmed', pendingText: 'The bank has not told us the result yet. Do not pay again.', pendingMoney: 'This page asks by itself. You may close it: we send an e-mail as soon as we know.', checking: 'Asking the bank…', statusFailed: 'Failed to retrieve transaction status',
  failed: 'Not paid', nothing: 'Nothing was charged, and you are not subscribed.', again: 'Choose another card', login: 'Log in to see your subscription', loginText: 'Whose subscription it is, only its owner may see.', loginAction: 'Log in',
  missing: 'We do not know which subscription to show', missingText: 'You find yours on its own page.', plans: 'See the plans', loadFailed: 'We could not show how it ended',
} as const;
