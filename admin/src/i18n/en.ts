import type { Words } from './es';
import { booksEn } from './books.en';
import { codesEn } from './codes.en';
import { refundsEn } from './refunds.en';
import { settlementsEn } from './settlements.en';
import { peopleEn } from './people.en';
import { timelineEn } from './timeline.en';

/** What the console says, in English. */
export const en: Words = {
  resources: {
    ...peopleEn.resources,
    ...booksEn.resources,
    ...refundsEn.resources,
    codes: codesEn.resource,
    settlements: settlementsEn.resource,
    orders: {
      name: 'Order |||| Orders',
      fields: {
        number: 'Number', status: 'Status', playerName: 'Player', playerId: 'Player', total: 'Total', gameTitles: 'Games', attempts: 'Attempts', placedAt: 'Placed', paidAt: 'Paid',
        placedAt_gte: 'Placed from', placedAt_lte: 'Placed until', paidAt_gte: 'Paid from', paidAt_lte: 'Paid until', q: 'Number, player or e-mail',
      },
    },
    payments: {
      name: 'Payment |||| Payments',
      fields: {
        buyOrder: 'Buy order', orderNumber: 'Order', state: 'State', amount: 'Amount', card: 'Card', plannedAt: 'Started', decidedAt: 'Ended', nextCheckAt: 'Next question to the bank',
        inDoubt: 'In doubt', needsPerson: 'Needs a person', authorizationCode: 'Authorization', plannedAt_gte: 'From', plannedAt_lte: 'Until',
        q: 'Buy order, order, authorization, card',
      },
    },
    games: {
      name: 'Game |||| Games',
      fields: {
        title: 'Title', developer: 'Developer', price: 'Price', listed: 'On sale', releasedOn: 'Released', q: 'Search by title or word', cover: 'Cover', slug: 'Address',
        'title.es': 'Title in Spanish', 'title.en': 'Title in English', 'summary.es': 'Summary in Spanish', 'summary.en': 'Summary in English',
        'description.es': 'Description in Spanish', 'description.en': 'Description in English', 'teaches.es': 'What it teaches, in Spanish', 'teaches.en': 'What it teaches, in English',
        subjects: 'Subjects', 'grades.from': 'From grade', 'grades.to': 'To grade', ageRating: 'Age', platforms: 'Where it plays', languages: 'Languages of the game',
      },
    },
  },
  console: {
    ...peopleEn.console,
    ...booksEn.console,
    code: codesEn.console,
    settlement: settlementsEn.console,
    refund: refundsEn.refund,
    document: refundsEn.document,
    late: refundsEn.late,
    title: 'Ludoteca console',
    menu: 'Main menu',
    none: '—',
    operations: 'Operations',
    dashboard: 'Overview',
    session: {
      title: 'Sign in to the console',
      email: 'E-mail', password: 'Password', signIn: 'Sign in',
      noPlace: 'Your account has no access to the console. If you need it, ask whoever runs the shop.',
      another: 'To use another account, sign in with it.',
      toShop: 'Back to the shop',
    },
    home: {
      salesToday: 'Sales today', ordersToday: '1 paid order |||| %{smart_count} paid orders', refundedToday: '%{amount} given back',
      inDoubt: 'Payments in doubt', inDoubtHelp: 'Nobody knows yet whether the money moved',
      needPerson: 'Need a person', needPersonHelp: 'No machine can settle them',
      undelivered: 'Paid, not delivered', undeliveredHelp: 'Orders whose games or period never arrived', renewals: 'Failing renewals', renewalsHelp: 'Plans whose card was declined',
      failed: 'Failed work', failedHelp: 'Mails and other effects that were given up',
      ...refundsEn.home,
      feeds: 'Feed lag', feedsHelp: 'Events still to be read', feedsStopped: '1 feed stopped |||| %{smart_count} feeds stopped',
      welcome: 'Hello. Choose a section in the menu.',
    },
    chart: {
      title: 'Sales of the last 30 days',
      description: 'Bars with the total paid per day, in pesos. Total of the period: %{total} in %{orders} orders. The best day was %{best} with %{bestTotal}.',
      descriptionEmpty: 'There were no sales in the last 30 days.',
      asTable: 'See as a table', day: 'Day', orders: 'Orders', total: 'Total', refunded: 'Given back', today: 'today', period: 'Total of the period',
      bar: '%{day}: %{total} in %{orders} orders',
    },
    ops: {
      title: 'Operations', feeds: 'Event feeds', feed: 'Feed', status: 'Status', lagEvents: 'Events behind', lagSeconds: 'Seconds behind', running: 'Up to date', failed: 'Stopped',
      behind: 'Behind',
      failures: 'Effects given up', kind: 'What', subject: 'About', at: 'When', noFailures: 'No effect was given up.', order: 'Order', amount: 'Amount', subscriber: 'Person', nextTry: 'Next try', noTry: 'none with this card', erased: 'Erased person',
      workersBraked: 'One worker stopped charging because more charges ran than fell due. It charges no one until staff have looked and restarted it. |||| %{smart_count} workers stopped charging because more charges ran than fell due. They charge no one until staff have looked and restarted them.',
      queueSilent: 'The job queue does not answer: the count may be incomplete.',
      state: { failed: 'Failed', manual: 'Waits for a person' },
    },
    order: {
      facts: 'Facts of the order', lines: 'Games', payments: 'Payments', timeline: 'History', game: 'Game', price: 'Price', plan: 'Plan', period: '%{from} to %{until}', discount: 'Discount of a code (%{percent}%)', seeCode: 'See the code', net: 'Net', vat: 'VAT (19 %)', total: 'Total', player: 'Player',
      email: 'E-mail', erased: 'Erased account', terms: 'Accepted terms', termsVersion: 'Version %{version}', noTerms: 'Not recorded', allOfPlayer: 'See all their orders',
      noPayments: 'Nothing to pay: the order was free or nobody tried yet.', free: 'Free',
      status: { placed: 'To be paid', paid: 'Paid', refunded: 'Refunded', closed: 'Not paid' },
      downloadName: 'orders',
    },
    payment: {
      facts: 'Facts of the payment', responseCode: 'Response code of the bank', closedBecause: 'Why it ended', declaredBy: 'Declared taken by', awaitsSecond: '%{name}; another person has to see the same figures', declaredAlone: '%{name}', installments: 'Instalments', installmentsOf: '%{count} of %{amount}',
      refund: 'Refund', refundStarted: '%{amount}, on its way', refundCompleted: '%{amount}, done on %{at}', cardEnding: '%{type} ···· %{last4}', ending: '···· %{last4}',
      inDoubtYes: 'In doubt', inDoubtNo: 'Certain',
      type: { debit: 'Debit', credit: 'Credit', prepaid: 'Prepaid' },
      downloadName: 'payments',
      state: {
        planned: 'About to start', 'token-issued': 'At the bank form', checking: 'Asking the bank', committing: 'Confirming', authorizing: 'Charging the card', unknown: 'Outcome unknown', approved: 'Approved',
        declined: 'Declined', closed: 'Ended, no charge', 'needs-person': 'Needs a person', unwanted: 'To be returned', refunding: 'Returning',
        'refund-unknown': 'Refund not confirmed', refunded: 'Refunded', 'refund-failed': 'Refund failed',
      },
      decide: 'What to do',
      do: {
        settle: {
          action: 'Record what the bank shows', title: 'What the portal of the bank shows', consequence: 'The shop can no longer ask. If the money was taken, the order is paid or the money goes back; if not, the attempt ends without a charge.',
          done: 'It is recorded', question: 'Does the portal show a charge of %{amount} with order %{buyOrder}?', yes: 'Yes: exactly that amount was taken', no: 'No: nothing was taken', missing: 'Choose what the portal shows.',
          authorizationCode: 'Authorization code', authorizationCodeFault: 'Write the 1 to 6 letters or digits of the code.', cardLast4: 'Last 4 digits of the card', cardLast4Fault: 'Write the last four digits.', paymentType: 'Kind of card',
        },
        taken: {
          action: 'Record that it was taken', title: 'It was taken after all', done: 'It is recorded',
          consequence: 'Today this payment counts as not taken. If the portal of the bank shows a charge of %{amount} with order %{buyOrder}, record it here: the order is paid, or the money goes back.',
        },
        retry: { action: 'Try again', title: 'Ask the bank once more to give it back', consequence: 'The bank is asked to give %{amount} back, which nobody wanted to take.', done: 'It is tried again' },
        record: {
          action: 'Record that it went back', title: 'The money went back', consequence: 'Record how %{amount} went back. Before a transfer counts, the bank is asked whether it gave the money back after all.', done: 'It is recorded', question: 'How did it go back?', bank: 'The bank gave it back: its portal shows it',
          transfer: 'By transfer from our own account', missing: 'Choose how it went back.',
          bankGaveBack: 'The bank says that it gave the money back itself. That was recorded, and no transfer: do not make it, or ask for it back.',
        },
      },
    },
    game: {
      texts: 'Texts', classification: 'Classification', sale: 'Sale',
      paragraphs: 'Part paragraphs with an empty line.', onePerLine: 'One per line.',
      priceHelp: 'Pesos with VAT; 0 is free.',
      priceNote: 'A new price is kept as an event in the history of the game, with your name and the time. It holds for the purchases that follow; orders already placed do not change.',
      priceChange: 'You are about to change the price from %{from} to %{to}.',
      listedNote: 'Putting a game on sale or off sale is kept in its history too. Whoever bought it keeps it.',
      free: 'Free', seeInShop: 'See in the shop', listed: 'On sale', unlisted: 'Off sale', downloadName: 'games',
      gradeOrder: 'Cannot be lower than the first grade',
      grade: { 0: 'Kindergarten', basic: 'Grade %{grade}', middle: 'Grade %{grade}' },
      age: { educational: 'Educational', all: 'Everyone', 8: 'From 8 years', 14: 'From 14 years', 18: 'From 18 years' },
      platform: { web: 'Browser', windows: 'Windows', macos: 'macOS', linux: 'Linux', android: 'Android' },
      language: { es: 'Spanish', en: 'English', pt: 'Portuguese' },
      subject: {
        science: 'Science', biology: 'Biology', chemistry: 'Chemistry', physics: 'Physics', astronomy: 'Astronomy', math: 'Maths', logic: 'Logic', language: 'Spanish language', english: 'English',
        history: 'History', geography: 'Geography', arts: 'Arts', music: 'Music', technology: 'Technology', citizenship: 'Citizenship', health: 'Health',
      },
    },
    exporting: 'Preparing the file…',
    exportFailed: 'We could not prepare the file. Try again.',
    playerFilter: 'Player %{id}…',
  },
  timeline: timelineEn,
};
