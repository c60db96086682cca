import { hours, later } from '../../../kernel/instant.js';
import { pendingStatus } from './pending.rules.js';

const request = '2026-11-21T12:00:00.000Z';
const opened = later(request, hours(20));

describe('an address that wants an account', () => {
  it('waits for its link for a day', () => {
    expect(pendingStatus({ requestedAt: request, verifiedAt: null }, later(request, hours(24) - 1))).toBe('pending');
    expect(pendingStatus({ requestedAt: request, verifiedAt: null }, later(request, hours(24)))).toBeNull();
  });

  it('stays verified for a day from the moment the link was opened', () => {
    expect(pendingStatus({ requestedAt: request, verifiedAt: opened }, later(opened, hours(24) - 1))).toBe('verified');
    expect(pendingStatus({ requestedAt: request, verifiedAt: opened }, later(opened, hours(24)))).toBeNull();
  });

  it('waits again when it asks again after that', () => {
    const again = later(opened, hours(30));

    expect(pendingStatus({ requestedAt: again, verifiedAt: opened }, again)).toBe('pending');
  });
});
