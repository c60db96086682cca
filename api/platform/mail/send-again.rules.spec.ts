import { afterFailure, failureOf } from './send-again.rules.js';

describe('a mail that could not be sent', () => {
  it('is known not to have left when no connection came about or the server said no', () => {
    expect(failureOf(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', syscall: 'connect' }))).toBe(
      'not-sent',
    );
    expect(failureOf(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'EDNS', syscall: 'getaddrinfo' }))).toBe(
      'not-sent',
    );
    expect(
      failureOf(
        Object.assign(new Error('Connection timeout'), {
          code: 'ETIMEDOUT',
          timeoutType: 'CONNECT_TIMEOUT',
          command: 'CONN',
        }),
      ),
    ).toBe('not-sent');
    expect(failureOf(Object.assign(new Error('Invalid login'), { code: 'EAUTH', responseCode: 535 }))).toBe('not-sent');
    expect(failureOf(Object.assign(new Error('greylisted'), { code: 'EENVELOPE', responseCode: 450 }))).toBe(
      'not-sent',
    );
    expect(failureOf(Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 }))).toBe(
      'refused',
    );
  });

  it('may have left when the line went silent', () => {
    expect(
      failureOf(
        Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' }),
      ),
    ).toBe('unsure');
    expect([failureOf(new Error('reset')), failureOf(undefined), failureOf('text')]).toEqual([
      'unsure',
      'unsure',
      'unsure',
    ]);
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
