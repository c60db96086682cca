/** What the console says about pay-outs to studios, in English. */
export const payoutsEn = {
  resource: {
    name: 'Pay-out |||| Pay-outs',
    fields: {
      developerName: 'Studio',
      state: 'State',
      amount: 'Gross',
      withheld: 'Withheld',
      paid: 'To transfer',
      promisedFor: 'Promised by',
      requestedAt: 'Requested',
      queuePlace: 'Place in the queue',
      taxDocument: 'Tax document',
      approvedBy: 'Approved by',
      releasedBy: 'Released by',
      account: 'Transfer to',
      reference: 'Number of the transfer',
      why: 'Why it did not arrive',
      noReleaseBefore: 'No release before',
      overdue: 'Late',
    },
  },
  console: {
    state: {
      requested: 'To be approved',
      approved: 'Needs a second person',
      released: 'To be transferred',
      paid: 'Transferred',
      failed: 'Did not arrive',
      overdue: 'Late',
    },
    kind: { 'fees-note': 'Fees note', invoice: 'Invoice', 'foreign-form': 'Form from abroad' },
    why: {
      'account-unknown': 'The bank does not know the account',
      'account-closed': 'The account is closed',
      'holder-differs': 'The holder is another',
      'bank-refused': 'The bank refused',
      'document-wrong': 'The tax document does not fit',
    },
    validUntil: 'valid until %{day}',
    noTaxDocument: 'Missing: the pay-out waits',
    decide: 'What to do',
    do: {
      approve: {
        action: 'Approve',
        title: 'Approve this pay-out?',
        consequence: 'You are the first of two people. Nothing is transferred yet.',
        done: 'Pay-out approved.',
      },
      release: {
        action: 'Release',
        title: 'Release this pay-out?',
        consequence:
          'You are the second person. Of %{amount} the tax of the day is withheld, and the rest may be transferred.',
        done: 'Pay-out released.',
      },
      paid: {
        action: 'Record the transfer',
        title: 'Record the transfer?',
        consequence: 'The bank transferred the money. The books take it, and the owners get a mail.',
        done: 'Transfer recorded.',
      },
      fail: {
        action: 'It did not arrive',
        title: 'Record that it did not arrive?',
        consequence: 'The whole amount is payable again, and the owners are told why.',
        done: 'Recorded; the balance is back.',
      },
    },
  },
};
