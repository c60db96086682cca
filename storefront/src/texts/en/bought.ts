export const bought = {
  result: {
    retryAtBank: 'Pay through Webpay', anotherCard: 'Choose another card', nothingCharged: 'Nothing was charged.',
    title: 'Your purchase', order: 'Order', buyOrder: 'Bank order', merchant: 'Merchant', amount: 'Amount', code: 'Authorization code', when: 'Date and time', type: 'Payment type', instalments: 'Instalments', instalmentsOf: '{{type}}: {{n}} of {{amount}}', instalmentsPlain: '{{type}}: {{n}}', instalmentTypes: { issuer: 'Regular instalments', 'without-interest': 'Interest-free instalments', other: 'Instalments' }, card: 'Card', cardEnds: 'ending in {{digits}}', games: 'Games', period: '{{from}} to {{until}}', chileTime: 'Chile time', facts: 'Facts of the purchase',
    types: { debit: 'Debit', credit: 'Credit', prepaid: 'Prepaid', free: 'No payment needed' },
    paid: { word: 'Paid', text: 'The games are in your library. We sent the receipt to your e-mail.', plan: 'Your plan is paid and its games are in your library. We sent the receipt to your e-mail.', next: 'Go to my library' },
    paidFree: { word: 'Yours', text: 'It cost nothing. The games are in your library.' },
    failed: { word: 'Not paid', text: 'The payment failed. Please try again.', money: 'Nothing was charged.', why: 'The time at the bank ran out or the connection broke.' },
    rejected: { word: 'Not paid', text: 'The payment was rejected. Please check your payment details and try again.', money: 'Nothing was charged.', why: 'Common causes: mistyped data, not enough funds, or a card not enabled for online purchases.' },
    canceled: { word: 'Canceled', text: 'The payment was canceled by the user.', money: 'Nothing was charged. Your games are still in the cart.' },
    reversed: { word: 'Reversed', text: 'The payment was reversed. Please contact customer support.', money: 'The money goes back to the same card; the bank may take some days to show it.', refund: { started: 'The return of {{amount}} has begun.', completed: 'The bank confirmed the return of {{amount}}.', unknown: 'We are confirming the return of {{amount}} with the bank.' } },
    pending: { word: 'Being confirmed', text: 'The bank has not told us the result yet. Do not pay again.', money: 'This page asks by itself. You may close it: we send an e-mail as soon as we know.', slow: 'It is taking longer than usual. You will find the result in My orders.' },
    unexpected: { word: 'Under review', text: 'Unexpected payment status: {{status}}', money: 'Do not pay again until it is clear. Give us the order number if you write to us.' },
    retry: 'Try to pay again', retrying: 'Preparing…', toCart: 'Go to the cart', lapsed: 'This order can no longer be paid', support: 'Give the order number {{number}} when you write to us.', missing: 'We do not know which order to show', missingText: 'Open it from My orders.', loadFailed: 'Failed to get order details', stateFailed: 'Failed to check order status', transactionFailed: 'Failed to check transaction', login: 'Log in to see the details of this order.', loginAction: 'Log in', orders: 'My orders', checking: 'Asking the bank…',
    print: 'Print or save',
  },
  history: {
    title: 'History of the order', placed: 'You placed the order', 'payment-started': 'The payment began', 'payment-declined': 'The bank declined the payment', 'payment-ended': 'The attempt to pay ended without a charge', 'payment-in-doubt': 'The bank did not answer and we asked again',
    'payment-approved': 'The bank approved the payment', paid: 'The order was paid', delivered: 'It is in your library', 'refund-requested': 'You asked for a refund', 'refund-approved': 'The refund was approved', 'refund-denied': 'The refund was denied', refunded: 'The money went back',
  },
  library: { title: 'My Library', lead_one: '{{count}} game, yours for good.', lead_other: '{{count}} games, yours for good.', emptyTitle: 'Your shelf is waiting', empty: 'The games you buy or get free appear here.', since: 'Yours since {{date}}', because: { purchase: 'Bought', 'free-claim': 'Free', code: 'With a code', plan: 'In your plan' }, planSince: 'With your plan since {{date}}', planUntil: 'With your plan until {{date}}', mine: 'Yours', lent: 'From your plan', receipt: 'Receipt' },
  orders: {
    title: 'My orders', emptyTitle: 'No orders yet', empty: 'What you buy appears here, with its receipt.', number: 'Order', see: 'See the order', seeNamed: 'See the order {{number}}',
    status: { AUTHORIZED: 'Paid', FAILED: 'Not paid', REJECTED: 'Rejected by the bank', CANCELED: 'Canceled', REVERSED: 'Reversed', PENDING: 'Being confirmed', other: 'Under review' },
  },
} as const;
