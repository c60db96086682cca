import { endingOf } from './endings';

describe('how a payment ended', () => {
  it.each([
    ['AUTHORIZED', 'paid'],
    ['FAILED', 'failed'],
    ['REJECTED', 'rejected'],
    ['CANCELED', 'canceled'],
    ['REVERSED', 'reversed'],
    ['PENDING', 'pending'],
  ])('%s is %s', (status, ending) => expect(endingOf(status)).toBe(ending));
  it.each(['', 'authorized', 'CAPTURED', 'toString', '__proto__'])('%p is unclear, never good or bad', (status) =>
    expect(endingOf(status)).toBe('unexpected'),
  );
});
