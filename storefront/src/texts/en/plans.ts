export const plans = {
  title: 'Subscription', promise: 'All the games of the plan, one price', lead: 'Play every game of the plan while you are subscribed. Cancel whenever you like, in two clicks.',
  choose: 'Choose a plan', perMonth: '{{amount}} a month', perYear: '{{amount}} a year', saves: 'You save {{amount}} a year', vat: 'VAT included. Dollars are approximate; you are charged in Chilean pesos.',
  included: 'Games in the plan', includedLead_one: '{{count}} game today, and every one that joins later.', includedLead_other: '{{count}} games today, and every one that joins later.', includedNone: 'Games will be added to the plan soon.',
  loading: 'Looking at your account…', loadFailed: 'Failed to fetch subscriptions', again: 'Try again',
  pay: {
    title: 'Pay', other: 'Manage my cards', noCard: 'First save a card', noCardText: 'You write it once, at Webpay. Then you come back here and subscribe.', addCard: 'Save a card', broken: 'None of your saved cards works. Add another one.',
    today: 'Today {{amount}} is charged to your card.', nextMonthly: 'After that the same is charged every month, on the day of the month on which you began, until you cancel.', nextYearly: 'After that the same is charged every year, on the same day, until you cancel. We write to you 15 and 3 days before.',
    withdrawal: 'You may withdraw within 10 days and get your money back.', accept: 'I accept the <terms>terms of sale</terms> and know about the <refund>right of withdrawal</refund>', acceptNeeded: 'To subscribe you need to accept the terms.',
    action: 'Subscribe and pay {{amount}}', working: 'Charging your card…',
  },
  login: { title: 'Log in to subscribe', text: 'The plan you chose is kept.', action: 'Log in and subscribe', signup: 'Create an account' },
  guardian: { title: 'An adult has to allow it first', text: 'Before this account can pay for a subscription, your guardian has to give permission by mail. With a code you need no permission.', action: 'Ask for permission' },
  unverified: { title: 'Your e-mail is not confirmed', text: 'To subscribe we need to know that {{email}} is yours. Open the link that we sent you and come back.', resend: 'Send me the link', resent: 'The link is on its way.' },
  already: { title: 'You are subscribed', text: '{{plan}}. You play until {{date}}.', renews: '{{plan}}. It renews by itself.', action: 'See my subscription', library: 'Go to my library', pendingTitle: 'A payment is being confirmed', pending: 'The bank has not told us the result yet. Do not pay again.', pendingAction: 'See how it goes', debtTitle: 'Your subscription has a pending payment', debt: 'Choose another card on the page of your subscription.' },
  code: { title: 'Do you have a code?', label: 'Code', hint: 'With a code for a plan you need no card.', action: 'Use the code', working: 'Using the code…', empty: 'Write the code.', failed: 'Failed to subscribe with code', otherTitle: 'The code was not used' },
  trouble: {
    create: 'Failed to create subscription', declined: 'Payment declined (code: {{code}}). Please try again or use a different payment method.', declinedBecause: 'Payment declined: {{message}}', creation: 'Subscription creation failed. Please contact support.', failed: 'Subscription payment failed. Please try again.',
    later: 'Failed to process payment. Please try again later.', unexpected: 'An unexpected error occurred. Please try again later.', unsure: 'If the bank charged it, it shows on the page of your subscription; trying again does not charge twice.', changed: 'The terms changed. Read them and accept them again. Nothing was charged.', nothing: 'Nothing was charged.', addCard: 'Add another card', mine: 'See my subscription',
  },
} as const;
