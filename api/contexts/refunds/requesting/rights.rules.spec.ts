import { answerDay, returnsEnd, rightOfAll, rightsOf, type PaidLine, type Purchase } from './rights.rules.js';

const paidAt = '2026-03-09T15:00:00.000Z';
const line = (more: Partial<PaidLine> = {}): PaidLine => ({
  gameId: 'volcano',
  paid: 4490,
  returned: 0,
  requested: 0,
  minutesPlayed: 0,
  ...more,
});
const purchase = (lines: PaidLine[], more: Partial<Purchase> = {}): Purchase => ({
  paidAt,
  confirmed: true,
  lines,
  ...more,
});
const basisOn = (now: string, lines: PaidLine[], more: Partial<Purchase> = {}) =>
  rightOfAll(rightsOf(purchase(lines, more), now));

describe('the right by which a game goes back', () => {
  it.each([
    ['2026-03-10T15:00:00.000Z', 0, 'withdrawal'],
    // The last day counts to its end in Chile, three hours behind.
    ['2026-03-20T02:59:00.000Z', 0, 'withdrawal'],
    ['2026-03-20T03:01:00.000Z', 0, 'goodwill'],
    ['2026-03-10T15:00:00.000Z', 1, 'goodwill'],
    ['2026-03-10T15:00:00.000Z', 119, 'goodwill'],
    ['2026-03-10T15:00:00.000Z', 120, null],
    ['2026-03-24T02:59:00.000Z', 119, 'goodwill'],
    ['2026-03-24T03:01:00.000Z', 0, null],
  ])('on %s, played %i minutes, is %s', (now, minutesPlayed, basis) => {
    expect(basisOn(now, [line({ minutesPlayed })])).toBe(basis);
  });

  it('waits for staff while contested minutes would decide', () => {
    const contested = (minutes: number) => [line({ minutesPlayed: 0, contestedMinutes: minutes })];
    expect([
      basisOn('2026-03-10T15:00:00.000Z', contested(30)),
      basisOn('2026-03-10T15:00:00.000Z', contested(300)),
    ]).toEqual(['goodwill', null]);
  });

  it('lasts 90 days where the confirmation was not sent, while it was not played', () => {
    const late = '2026-06-06T12:00:00.000Z';
    expect([
      basisOn(late, [line()], { confirmed: false }),
      basisOn(late, [line({ minutesPlayed: 1 })], { confirmed: false }),
      basisOn('2026-06-09T12:00:00.000Z', [line()], { confirmed: false }),
    ]).toEqual(['withdrawal', null, null]);
  });

  it.each([
    ['2026-12-01T12:00:00.000Z', 'goodwill'],
    ['2027-03-02T02:59:00.000Z', 'goodwill'],
    ['2027-03-02T03:01:00.000Z', null],
  ])('on %s, of a game that was taken down on 1 December, is %s however long it was played', (now, basis) => {
    const takenDownAt = '2026-12-01T11:00:00.000Z';
    expect(basisOn(now, [line({ minutesPlayed: 5_000, takenDownAt })])).toBe(basis);
  });

  it('covers all lines or none', () => {
    expect(basisOn('2026-03-10T15:00:00.000Z', [line(), line({ gameId: 'reef', minutesPlayed: 60 })])).toBe('goodwill');
    expect(basisOn('2026-03-10T15:00:00.000Z', [line(), line({ gameId: 'reef', minutesPlayed: 500 })])).toBeNull();
  });

  it('is the one that was named, or none', () => {
    const rights = rightsOf(purchase([line({ minutesPlayed: 5 })]), paidAt);
    expect([rightOfAll(rights, 'goodwill'), rightOfAll(rights, 'withdrawal')]).toEqual(['goodwill', null]);
  });

  it("of a plan is the law's alone", () => {
    const plan = (minutesPlayed: number) => [line({ gameId: null, paid: 8000, minutesPlayed })];
    expect([
      basisOn('2026-03-10T15:00:00.000Z', plan(0)),
      basisOn('2026-03-10T15:00:00.000Z', plan(1)),
      basisOn('2026-03-21T15:00:00.000Z', plan(0)),
    ]).toEqual(['withdrawal', null, null]);
  });
});

describe('what can still go back', () => {
  it.each([
    ['nothing of what is unpaid', line(), { paidAt: null }, { amount: 0, not: 'unpaid' }],
    ['nothing of what was free', line({ paid: 0 }), {}, { amount: 0, not: 'free' }],
    ['nothing of what went back', line({ returned: 4490 }), {}, { amount: 0, not: 'returned' }],
    ['nothing of what is on its way', line({ requested: 4490 }), {}, { amount: 0, not: 'in-progress' }],
    ['the rest', line({ returned: 1000, requested: 490 }), {}, { amount: 3000, not: null }],
    ['all', line(), {}, { amount: 4490, not: null }],
  ])('is %s', (_what, one, more, expected) => {
    expect(rightsOf(purchase([one], more), paidAt)).toMatchObject([expected]);
  });

  it('tells the last day of each right, and what lost it', () => {
    expect(rightsOf(purchase([line({ minutesPlayed: 30 })]), paidAt)).toMatchObject([
      { withdrawal: { until: '2026-03-19', lostBy: 'played' }, goodwill: { until: '2026-03-23', lostBy: null } },
    ]);
  });
});

describe('the last day on which a game can go back by itself', () => {
  it('is of the own rule of the shop, or of the law where no confirmation was sent', () => {
    expect([returnsEnd('2027-01-31', true), returnsEnd('2027-01-31', false)]).toEqual(['2027-02-14', '2027-05-01']);
  });
});

describe('the promised answer', () => {
  it.each([
    ['2026-03-09T15:00:00.000Z', '2026-03-16'],
    ['2026-03-13T15:00:00.000Z', '2026-03-20'],
    ['2026-03-14T15:00:00.000Z', '2026-03-20'],
  ])('to what is asked on %s comes by %s', (now, day) => {
    expect(answerDay(now)).toBe(day);
  });
});
