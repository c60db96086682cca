/** The books and their incidents, in English. */
export const booksEn = {
  resources: {
    incidents: {
      name: 'Incident |||| Incidents',
      fields: {
        kind: 'What differs', subject: 'About', expected: 'Should be', found: 'Is', status: 'Status', openedAt: 'Found', resolvedAt: 'Resolved', resolvedBy: 'Resolved by', reason: 'Reason',
        openedAt_gte: 'Found from', openedAt_lte: 'Found until',
      },
    },
  },
  console: {
    incident: {
      facts: 'The difference', assigned: 'Who may resolve it', nobody: 'Nobody holds that permission yet: give it to a finance role.', gone: 'It was gone by itself', downloadName: 'incidents',
      status: { open: 'Open', resolved: 'Resolved' },
      subject: { order: 'Order %{name}', payment: 'Payment %{name}', refund: 'Refund of order %{name}', 'buy-order': 'Buy order %{name}', position: 'Event no. %{name}', books: 'The books as a whole', plan: 'Plan %{name}', timer: 'Timer %{name}' },
      count: {
        'paid-without-access': '%{smart_count} game |||| %{smart_count} games', 'access-without-payment': '%{smart_count} game |||| %{smart_count} games',
        'paid-without-period': '%{smart_count} period |||| %{smart_count} periods', 'receipt-missing': '%{smart_count} receipt |||| %{smart_count} receipts',
        'credit-note-missing': '%{smart_count} credit note |||| %{smart_count} credit notes',
      },
      state: { 'approved or declined': 'Approved or declined', set: 'Set', missing: 'Missing', done: 'Done', failing: 'Fails again and again', readable: 'Can be read', unreadable: 'No key of CARD_KEYS opens it' },
      do: { action: 'Resolve', title: 'Resolve the incident', consequence: 'It is kept with your name and the reason. If the difference changes, it opens again.', done: 'The incident is resolved' },
      kind: {
        'trial-balance': 'The books do not balance', 'unbalanced-fact': 'The entries of an event do not balance', 'pending-balance': 'Pending is not what open payments may bring',
        'paid-without-money': 'A paid order without the money', 'money-without-order': 'Money taken that paid no order', 'paid-without-access': 'Paid games that are not in the library',
        'paid-without-period': 'A paid plan that was not extended', 'access-without-payment': 'Games in the library that were not paid', 'order-not-in-books': 'An order that is not right in the books',
        'refund-not-in-books': 'A refund that is not right in the books', 'money-not-attributed': 'Money received that nothing took', 'refund-owed': 'Money owed back for more than a day',
        'refund-failed': 'A refund that failed', 'payment-unknown': 'A payment of which nobody has known for more than 15 minutes', 'receipt-missing': 'A paid order without a receipt',
        'credit-note-missing': 'Money given back without a credit note', 'settlement-not-ours': 'The bank settles a buy order that the shop does not know',
        'settlement-missing': 'A payment that the settlement of the bank does not hold', 'settlement-amount': 'The bank settles another sum', 'settlement-code': 'The bank settles another authorization code',
        'settlement-refund': 'The bank settles other refunds', 'settlement-twice': 'The bank settles a sale twice',
        'plan-without-timer': 'A plan for which nothing fell due any more; its timer is set again', 'timer-failing': 'Something due that fails again and again',
        'card-unreadable': 'A renewal waits for the key of its saved card',
      },
    },
    books: {
      title: 'Books', from: 'From', through: 'Through', account: 'Account', subAccount: 'Part', debit: 'Debit', credit: 'Credit', balance: 'Balance', day: 'Day', empty: 'Nothing moved on those days.', downloadName: 'books',
      balanced: 'All balances: the entries add up to zero', unbalanced: 'It does not balance: the entries add up to %{amount}', entries: 'Books', noEntries: 'This order moved no money.',
      pool: 'Pool of the plans of %{month}', unassigned: 'No developer assigned', developer: 'Developer %{id}',
      accounts: {
        'cash-at-provider': 'Cash at the card provider', bank: 'Own bank account', revenue: 'Revenue of the platform', 'developer-payable': 'Payable to developers', vat: 'VAT payable',
        refunds: 'Owed back to buyers', received: 'Received, not attributed', pending: 'Pending payments', expected: 'Expected of open payments',
      },
      cause: {
        PaymentPlanned: 'A payment began', CardPaymentPlanned: 'A charge to a saved card began', PaymentClosed: 'The payment ended without money', PaymentDeclined: 'The bank declined the payment', PaymentApproved: 'The bank approved the payment',
        PaymentUnwanted: 'Too much was charged', PaymentRefunded: 'The bank gave the money back', OrderPaid: 'The order was paid', OrderRefunded: 'Money of the order went back',
      },
    },
  },
};
