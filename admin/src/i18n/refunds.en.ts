import type { refundsEs } from './refunds.es';

/** Refunds and late work, in English. */
export const refundsEn: typeof refundsEs = {
  resources: {
    refunds: {
      name: 'Refund |||| Refunds',
      fields: {
        orderNumber: 'Order', playerName: 'Person', amount: 'Amount', ground: 'Right', state: 'State', requestedAt: 'Asked', answerBy: 'Answer by', decidedAt: 'Ended', q: 'Order, person or e-mail',
        waitingForMe: 'Waits for me', waiting: 'Waits for the team', overdue: 'Promised day is over', requestedAt_gte: 'Asked from', requestedAt_lte: 'Asked until',
        answerBy_gte: 'Answer from', answerBy_lte: 'Answer on or before', orderId: 'Order', playerId: 'Person',
      },
    },
    'late-work': {
      name: 'Late work |||| Late work',
      fields: { what: 'What was done', playerName: 'Whose', dueAt: 'Was due', doneAt: 'Done', secondsLate: 'Late by', orderNumber: 'Result', doneAt_gte: 'Done from', doneAt_lte: 'Done until' },
    },
  },
  refund: {
    facts: 'Facts of the refund', lines: 'What goes back', timeline: 'History', mails: 'Mails to the person', documents: 'Documents', words: 'What the person wrote', notes: 'Notes of the team',
    plan: 'Period of the plan', promised: 'Answer by %{day}', overdue: 'Overdue: %{day}', automatic: 'By rule, without anybody looking at it', how: 'How it went back', approvedBy: 'Approved by', secondedBy: 'Also approved by',
    reason: 'Reason', deniedBecause: 'Why it was denied', bankSaid: 'What the bank said', takesBackUntil: 'The bank accepts it until', payment: 'Payment', seePayment: 'See the payment', erased: 'Erased account', noMails: 'Nothing was written to them yet.', noWords: 'They wrote nothing.',
    downloadName: 'refunds', ofPlayer: 'All of this person',
    ground: { goodwill: 'Rule of the shop', withdrawal: 'Right of withdrawal', request: 'Request', staff: 'Given by the team' },
    state: {
      requested: 'Waits for an answer', 'awaiting-second': 'Waits for a second person', approved: 'Approved, about to be sent', started: 'At the bank', unknown: 'Not known whether it arrived', 'needs-person': 'Look at the bank',
      failed: 'Failed: not given back', completed: 'Given back', denied: 'Denied',
    },
    story: {
      requested: '%{name} asked for %{amount} back and waits for an answer.', promised: 'An answer was promised by %{day}.', overdueSince: 'An answer had been promised by %{day}: that day is over.',
      awaitingMine: 'You approved it. Because of how much of the order is given back it waits for a second person, who cannot be you. Nothing has gone back yet.',
      awaiting: '%{approver} approved it. Because of how much of the order is given back a second person has to agree. Nothing has gone back yet.',
      approved: 'It is approved. The bank is about to be asked to return %{amount}.',
      started: 'The bank was asked to return %{amount}. It is not back before the bank says so.',
      unknown: 'The answer of the bank was lost. The shop keeps asking by itself; as long as nobody knows, it does not count as given back.',
      needsPerson: 'The bank no longer tells what became of %{amount}. Look at its portal and write down what it shows; until then it does not count as given back.',
      failed: 'The bank did not return %{amount}: the shop still has the money, and the person keeps what they bought.',
      failedLate: 'The bank no longer returns this payment: its 90 days are over. Make a transfer and record it here.',
      completed: '%{amount} went back on %{at}, by %{how}.', denied: 'It was denied on %{at}. Nothing went back.',
      own: 'It is your own money: somebody else has to decide.',
    },
    mail: {
      kind: { 'mail:refund-asked': 'We received the wish', 'mail:refund-approved': 'It is approved', 'mail:refund-done': 'The money is back', 'mail:refund-denied': 'It is denied, with the reason', 'mail:refund-failed': 'It is delayed' },
      state: { planned: 'To be sent', sent: 'Sent', failed: 'Could not be sent' },
    },
    note: 'Note for the team (optional)', noteHint: 'It may hold names: it is erased with the account of the person.', actions: 'Decide',
    do: {
      approve: { action: 'Approve', title: 'Approve the refund', consequence: '%{amount} go back, and the person gets a mail. Above a certain amount of one order it waits for a second person first.', done: 'The refund is approved' },
      second: { action: 'Approve as second person', title: 'Approve as the second person', consequence: 'With your agreement %{amount} go back, and the person gets a mail.', done: 'Two people approved it' },
      deny: { action: 'Deny', title: 'Deny the refund', consequence: 'Nothing goes back. The person gets a mail with the reason, just as you write it.', done: 'The refund is denied' },
      retry: { action: 'Try again', title: 'Ask the bank once more', consequence: 'What the bank still holds is looked at first, then it is asked for %{amount} again.', done: 'It is tried again' },
      transfer: { action: 'Record a transfer', title: 'Record the transfer made by hand', consequence: 'Only once %{amount} have left the account of the shop. It counts as given back, what belongs to it leaves the library, and it cannot be undone.', done: 'The transfer is recorded', reference: 'Reference of the transfer', hint: '3 to 200 characters, to find it again at the bank.', fault: 'Write the reference, 3 to 200 characters.' },
      settle: { action: 'Record what the bank shows', title: 'What the portal of the bank shows', consequence: 'The shop can no longer ask. What you write down decides whether it counts as given back.', done: 'It is recorded', question: 'Does the portal show the refund of %{amount}?', yes: 'Yes: the money went back', no: 'No: the money did not go back', missing: 'Choose what the portal shows.' },
    },
    give: {
      action: 'Refund', hint: 'Choose what goes back, and see what will happen before you ask for it.', hintOne: 'See what will happen before you ask for it.', title: 'Refund money of order %{number}', whole: 'All that is left', byLine: 'Choose', which: 'What goes back', gone: 'already back or on its way', effect: 'What will happen', loading: 'Working it out…',
      nothing: 'Choose at least one line.', back: 'Back to the person', leaves: 'Leaves the library', stays: 'Nothing leaves the library.', planEnds: 'The period of the plan ends.', planGoesOn: 'The paid period ends; a free period of a code begins today. |||| The paid period ends; %{smart_count} free periods of a code begin today.', developers: 'The developers no longer earn', shop: 'The shop no longer earns', vat: 'VAT no longer owed',
      books: 'What the books will post', second: 'Because of how much of the order the team gives back it will wait for a second person: you cannot be both.', atOnce: 'The bank is asked at once.', wholeOrder: 'With this nothing of the order stays paid.',
      waits: 'Another refund of this payment is not over. The bank takes one at a time: this one begins once that one has ended.', submit: 'Refund %{amount}', done: 'The refund is on its way', doneSecond: 'It is asked and waits for a second person',
    },
    ofOrder: 'Refunds', none: 'Nothing went back.',
  },
  document: { receipt: 'Receipt no. %{number}', 'credit-note': 'Credit note no. %{number}', pdf: 'Download %{name} as PDF', failed: 'We could not fetch the document. Try again.', none: 'There are no documents yet.', title: 'Documents', fileName: { receipt: 'receipt', 'credit-note': 'credit-note' } },
  late: {
    intro: 'What the shop did for subscriptions more than an hour after its time, for example because it had been stopped.', nothing: 'Nothing was done late.', downloadName: 'late-work', unpaid: 'Not charged', unnamed: 'Erased account',
    what: {
      charge: 'The period was charged', grant: 'A free period of a code was given', announce: 'The renewal was announced', 'announce-end': 'The end of grace was announced', end: 'The subscription ended', skip: 'Days that had passed were left out, without charge',
    },
    days: '%{smart_count} day |||| %{smart_count} days', hours: '%{smart_count} hour |||| %{smart_count} hours',
  },
  home: {
    refunds: 'Refunds to attend to', refundsHelp: 'Nobody has answered or ended them', refundsOverdue: '1 is beyond its promised day |||| %{smart_count} are beyond their promised day',
  },
};
