import { hours, later, minutes } from '../../../kernel/instant.js';
import { linkFault } from './link.rules.js';

const sent = '2026-11-21T12:00:00.000Z';
const link = { purpose: 'verify-email', createdAt: sent, usedAt: null, voidedAt: null } as const;

describe('a link in a mail', () => {
  it('that verifies an address works for a day', () => {
    expect(linkFault(link, later(sent, hours(24) - 1))).toBeNull();
    expect(linkFault(link, later(sent, hours(24)))).toBe('expired');
  });

  it('that changes a password works for an hour', () => {
    expect(linkFault({ ...link, purpose: 'reset-password' }, later(sent, minutes(60) - 1))).toBeNull();
    expect(linkFault({ ...link, purpose: 'reset-password' }, later(sent, minutes(60)))).toBe('expired');
  });

  it('works once, and only the newest one does', () => {
    expect(linkFault({ ...link, usedAt: sent }, sent)).toBe('used');
    expect(linkFault({ ...link, voidedAt: sent }, sent)).toBe('replaced');
  });
});
