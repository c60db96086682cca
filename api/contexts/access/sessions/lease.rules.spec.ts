import { createLease, type Lease } from './lease.rules.js';

/** Of a session, by the server's clock, which has nothing to do with that of the page. */
const given = (iat: number, sid = 's1') => ({ sid, iat, exp: iat + 900 });

describe('the lease of a token', () => {
  let now = 0;
  let lease: Lease;
  beforeEach(() => {
    now = 5_000;
    lease = createLease(() => now);
  });

  it('ends by the seconds that came with it, counted from its receipt', () => {
    lease.begin(given(1_700_000_000), 600);
    now += 599_999;
    expect(lease.isOver()).toBe(false);
    now += 1;
    expect(lease.isOver()).toBe(true);
  });

  it('is as long as the token says, where another tab received it', () => {
    lease.begin(given(1_700_000_000));
    now += 899_999;
    expect(lease.isOver()).toBe(false);
    now += 1;
    expect(lease.isOver()).toBe(true);
  });

  it('has no end that is known, where the token came before the page', () => {
    lease.begin(given(1_700_000_000), Infinity);
    now += 90 * 86_400_000;
    expect([lease.isOver(), lease.allowsRenewal()]).toEqual([false, true]);
  });

  it('lets a token be renewed that is refused, whatever is left of it', () => {
    lease.begin(given(1_700_000_000), 900);
    expect(lease.allowsRenewal()).toBe(true);
  });

  it('lets a token that came early be renewed in its time alone', () => {
    lease.begin(given(1_700_000_000), 900);
    lease.begin(given(1_700_000_899), 900);
    expect(lease.allowsRenewal()).toBe(false);
    now += 900_000;
    expect(lease.allowsRenewal()).toBe(true);
  });

  it.each([
    ['that came in its time', given(1_700_000_900)],
    ['that is older than the one before it', given(1_699_999_040)],
    ['of another session', given(1_700_000_001, 's2')],
  ])('lets a token be renewed %s', (_, next) => {
    lease.begin(given(1_700_000_000), 900);
    lease.begin(next, 900);
    expect(lease.allowsRenewal()).toBe(true);
  });
});
