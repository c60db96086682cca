import { isRepeatable, isTransient, sqlStateOf } from './database.js';

const withCode = (code: string): Error => Object.assign(new Error('a fault'), { code });

describe('a fault of the database', () => {
  it.each([
    '08006',
    '25P02',
    '25P03',
    '25006',
    '40001',
    '40P01',
    '53100',
    '53200',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    '58000',
    '58030',
  ])('%s may pass', (state) => {
    expect(isTransient(withCode(state))).toBe(true);
  });

  it.each(['22P02', '23505', '23514', '42P01', '42703', 'P0001', 'XX000'])('%s does not pass by itself', (state) => {
    expect(isTransient(withCode(state))).toBe(false);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'])('%s may pass and is no state of PostgreSQL', (code) => {
    expect([isTransient(withCode(code)), sqlStateOf(withCode(code))]).toEqual([true, null]);
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('may pass: %s', (message) => {
    expect(isTransient(new Error(message))).toBe(true);
  });

  it('is repeated at once only where a pause would change nothing', () => {
    expect(
      ['40P01', '08006', '57P01', '53100', '57014', '55P03'].map((state) => isRepeatable(withCode(state))),
    ).toEqual([true, true, true, false, false, false]);
  });

  it('is none where something else failed', () => {
    expect([new TypeError('undefined is not a function'), null, 'text'].map(isTransient)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
