import { minutes, seconds } from '../../../kernel/instant.js';
import { BUDGETS, networkOf, pauseAfter } from './throttle.rules.js';

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:12:34:aaaa:bbbb:cccc:dddd', '2001:db8:12:34::/64'],
    ['2001:0db8:0012:0034::1', '2001:db8:12:34::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the budget of a network', () => {
  const CLASS = 40;

  it('lets each pupil of a class ask how far the address has come, as often as one address may', () => {
    expect(BUDGETS['check:network'].tries).toBeGreaterThanOrEqual(CLASS * BUDGETS['check:account'].tries);
    expect(BUDGETS['check:account'].tries).toBe(5);
  });

  it.each(['log-in', 'sign-up', 'pending', 'resend', 'reset', 'link'] as const)('of %s fits a class', (what) =>
    expect(BUDGETS[`${what}:network`].tries).toBeGreaterThanOrEqual(CLASS),
  );
});

describe('the pause between guesses of one network', () => {
  it.each([
    [0, 0],
    [30, 0],
    [31, seconds(1)],
    [35, seconds(2)],
    [44, seconds(4)],
    [75, seconds(512)],
    [80, minutes(15)],
    [100_000, minutes(15)],
  ])('after %d wrong ones from all networks is %d ms', (wrong, pause) => expect(pauseAfter(wrong)).toBe(pause));
});
