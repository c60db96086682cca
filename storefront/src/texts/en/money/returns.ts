export const returns = {
  action: 'Return',
  order: 'Return order {{number}}',
  game: 'Return {{title}}',
  period: 'Return the period {{period}}',
  see: 'See the return',
  seeNamed: 'See the return of {{titles}}, order {{number}}',
  purchase: 'Return this purchase',
  told: {
    requested: 'You asked to return this purchase. We will answer by e-mail.',
    'under-way': 'The refund of this purchase is on its way.',
    part: 'We gave {{amount}} of this purchase back already.',
    whole: 'We gave the money of this purchase back.',
  },
  orders: {
    requested: 'Return asked for',
    'under-way': 'Refund on its way',
    part: 'Returned in part',
    whole: 'Returned',
  },
  state: {
    requested: 'Waiting for our answer',
    approved: 'On its way',
    delayed: 'On its way, delayed',
    completed: 'Given back',
    denied: 'Not given back',
  },
} as const;
