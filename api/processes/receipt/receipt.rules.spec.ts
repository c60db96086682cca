import { afterFailure, failureOf, wheneverOrderPaid } from './receipt.rules.js';

describe('whenever an order is paid', () => {
  it('wants its receipt sent, whether it cost something or not', () => {
    const paid = { type: 'OrderPaid', data: { orderId: 'o-1', playerId: 'p-1', paymentId: null, paid: 0, currency: 'CLP', paidAt: '2026-11-21T15:00:00.000Z' } };
    expect(wheneverOrderPaid(paid)).toEqual({ kind: 'mail:receipt', subject: 'o-1' });
  });

  it('wants nothing for any other fact', () => {
    expect(wheneverOrderPaid({ type: 'OrderPlaced', data: { orderId: 'o-1' } })).toBeNull();
    expect(wheneverOrderPaid({ type: 'PaymentApproved', data: { orderId: 'o-1' } })).toBeNull();
  });
});

describe('a receipt that could not be sent', () => {
  it('is known not to have left when no connection came about or the server said no', () => {
    expect(failureOf(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', syscall: 'connect' }))).toBe('not-sent');
    expect(failureOf(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'EDNS', syscall: 'getaddrinfo' }))).toBe('not-sent');
    expect(failureOf(Object.assign(new Error('greylisted'), { code: 'EENVELOPE', responseCode: 450 }))).toBe('not-sent');
    expect(failureOf(Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 }))).toBe('refused');
  });

  it('may have left when the line went silent', () => {
    expect(failureOf(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', command: 'CONN' }))).toBe('unsure');
    expect([failureOf(new Error('reset')), failureOf(undefined), failureOf('text')]).toEqual(['unsure', 'unsure', 'unsure']);
  });

  it('is sent once more when it may have left, then a person looks', () => {
    expect(afterFailure(1, 'unsure')).toEqual({ then: 'again', inMs: 15_000 });
    expect(afterFailure(2, 'unsure')).toEqual({ then: 'manual' });
  });

  it('waits for a server that cannot be reached, longer each time, for a whole day', () => {
    const waits: number[] = [];
    for (let attempt = 1; ; attempt++) {
      const next = afterFailure(attempt, 'not-sent');
      if (next.then === 'manual') break;
      waits.push(next.inMs);
    }
    expect(waits.slice(0, 3)).toEqual([15_000, 30_000, 60_000]);
    expect(Math.max(...waits)).toBe(3_600_000);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(86_400_000);
  });

  it('goes to a person at once when the address is refused', () => {
    expect(afterFailure(1, 'refused')).toEqual({ then: 'manual' });
  });
});
