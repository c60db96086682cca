export const buying = {
  cart: {
    title: 'Your cart', lines: 'Games in your cart', remove: 'Remove', removeNamed: 'Remove {{title}}', removed: '{{title}} was removed.', total: 'Total', vatIncluded: 'VAT included', pay: 'Pay with Webpay', payFree: 'Get them free', needLogin: 'You will log in first; the cart is kept.', more: 'See more games',
    emptyTitle: 'Your cart is empty', empty: 'When you add a game it waits for you here.', terms: 'Before you pay', gone_one: 'A game is no longer on sale and was taken out.', gone_other: '{{count}} games are no longer on sale and were taken out.', forget: 'Take them out of the cart', read: 'Read it in full',
  },
  ages: { educational: 'Educational, all ages', all: 'All ages', '8': 'From 8 years', '14': 'From 14 years', '18': 'From 18 years' },
  code: { label: 'Discount code', apply: 'Apply', applied: 'The code is applied.', removed: 'The code was removed.', remove: 'Remove the code', removeFirst: 'Remove it to go on without a discount.', empty: 'Type the code before you apply it.', unasked: 'We could not check the code. Try again.' },
  pay: {
    wayTitle: 'How to pay', card: '{{brand}} ending in {{digits}}', cardHint: 'This saved card is charged right away, without leaving Ludoteca.', webpay: 'Webpay', manageCards: 'Manage my cards', actionCard: 'Pay {{amount}}', charging: 'Charging your card…',
    title: 'Payment', summary: 'What you pay', accept: 'I accept the <terms>terms of sale</terms> and know about the <refund>right of withdrawal</refund>', acceptNeeded: 'To pay you need to accept the terms.', age: 'I am {{age}} or older', ageNeeded: 'One of the games is for people of {{age}} years and older. Confirm your age to go on.', tooYoung: 'One of the games is for people of {{age}} years and older, and your account belongs to somebody younger. Take it out of the cart to go on.',
    leaving: 'You will go to Webpay, the payment page of Transbank. Your card is entered there, never here. Afterwards you come back to Ludoteca.', leavingTitle: 'Who takes the payment', action: 'Go to Webpay and pay {{amount}}', actionFree: 'Get the games', working: 'Preparing the payment…', toBank: 'Taking you to Webpay…', buyer: 'You buy as', library: 'The games will appear in the library of this account.', back: 'Back to the cart',
    dollars: 'The dollar amount is approximate. {{amount}} is charged, in Chilean pesos.',
    changedTitle: 'A price changed', changed: 'The price changed while the game was in your cart. Nothing was charged. These are the prices now; look at them and go on if you agree.',
    ownedTitle: 'You already have this', owned: 'Already in your library: {{titles}}. Nothing was charged.', ownedAction: 'Take them out and go on',
    unverifiedTitle: 'Your e-mail is not confirmed', unverified: 'To buy we need to know that {{email}} is yours. Nothing was charged.', resend: 'Send me the link', resent: 'The link is on its way. Open it and come back; your cart is kept.',
    guardianTitle: 'An adult has to allow it first', guardian: 'Before this account can buy, your guardian has to give permission by mail. Nothing was charged and your cart is kept. Free games need no permission.', guardianAction: 'Ask for permission',
    bankTitle: 'The bank does not answer', bank: 'We could not open the payment at the bank. Nothing was charged and your cart is kept. Wait a minute and try again.',
    progressTitle: 'A payment is open', progress: 'You have another payment of these games in progress. Finish it, or wait until it closes by itself.', goneTitle: 'A game is no longer on sale', gone: 'Go back to the cart to see which one. Nothing was charged.', otherTitle: 'The payment did not begin', failed: 'Failed to create payment', unknown: 'Unknown error occurred', cardsFailed: 'Failed to fetch payment methods', cardsFailedText: 'You can still pay at Webpay.', nothing: 'Nothing was charged.', again: 'Try again', seeOrders: 'See my orders',
  },
} as const;
