import type { earningsEs } from '../es/earnings';

/** What the console says about what studios earn and what is played, in English. */
export const earningsEn: typeof earningsEs = {
  resources: {
    statements: {
      name: 'Studio statement |||| Studio statements',
      fields: {
        number: 'Number',
        developerName: 'Studio',
        month: 'Month',
        issuedAt: 'Issued',
        earned: 'Of the month',
        carriedIn: 'Debt from before',
        gross: 'Gross',
        withheld: 'Withheld',
        paid: 'To be paid',
        carriedOut: 'Goes on to the next month',
        lines: 'Lines',
        linesHash: 'Of the lines',
        previousHash: 'Of the one before',
        hash: 'Of this statement',
      },
    },
    'contested-play': {
      name: 'Contested play |||| Contested play',
      fields: { decided: 'Answered' },
    },
    'suspicious-play': {
      name: 'Play to look at |||| Play to look at',
      fields: { reason: 'Why' },
    },
  },
  console: {
    title: 'Earnings',
    month: 'Month',
    noClose: 'No month is closed yet. The first closes at midnight of the 1st.',
    closedAt: 'Closed',
    earned: 'Of the month',
    gross: 'Gross',
    withheld: 'Withheld',
    paid: 'To be paid',
    carriedOut: 'Debts that go on',
    studios: 'Studio by studio',
    studio: 'Studio',
    held: 'Held until the right to withdraw ends',
    nothingHeld: 'Nothing is held today.',
    until: 'Until',
    amount: 'Studios’ share',
    periods: 'Periods',
    waiting: 'Waiting for its subscriber to play',
    nothingWaits: 'Nothing waits today.',
    slices: 'Slices',
    proof: 'Proof',
    sources: {
      sale: 'Sales',
      'sale-refund': 'Refunds of sales',
      plan: 'Subscriptions',
      'plan-refund': 'Refunds of subscriptions',
      'plan-rest': 'Equal part of what nobody played for',
    },
  },
  contested: {
    none: 'Nobody waits for an answer.',
    minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    verdict: { upheld: 'Does not count', rejected: 'Counts' },
    do: {
      upheld: {
        action: 'Agree',
        title: 'Stop counting this session?',
        consequence: 'The session counts for no statistics, refunds or earnings. The first decision stands.',
        done: 'The session does not count.',
      },
      rejected: {
        action: 'Count it again',
        title: 'Count this session again?',
        consequence: 'Its seconds count again on their day. The first decision stands.',
        done: 'The session counts again.',
      },
    },
  },
  suspicious: {
    about: 'These are signs of the last 35 days for a person to look at. Nothing follows from them by itself.',
    none: 'There is nothing to look at.',
    reason: {
      'day-cap': {
        name: 'At the limit on many days',
        text: 'Played one game for four hours or more on %{count} days; %{hours} hours in all.',
      },
      'long-day': { name: 'A day that is too long', text: 'Played %{hours} hours in a single day.' },
      'same-second': {
        name: 'Many people in the same second',
        text: '%{count} people began to play in the same second.',
      },
      'closed-circle': {
        name: 'Its players play nothing else',
        text: 'Of its %{count} players nine in ten or more played nothing else; %{hours} hours in all.',
      },
    },
  },
};
