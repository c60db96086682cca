import { later } from '../../../kernel/instant.js';
import { LINK_LIFETIME, linkFault } from './link.rules.js';

const sent = '2026-11-21T12:00:00.000Z';
const link = { createdAt: sent, usedAt: null, voidedAt: null };

describe('a verification link', () => {
  it('works for a day', () => {
    expect(linkFault(link, later(sent, LINK_LIFETIME - 1))).toBeNull();
    expect(linkFault(link, later(sent, LINK_LIFETIME))).toBe('verification-link-expired');
  });

  it('works once, and only the newest one does', () => {
    expect(linkFault({ ...link, usedAt: sent }, sent)).toBe('verification-link-used');
    expect(linkFault({ ...link, voidedAt: sent }, sent)).toBe('verification-link-replaced');
  });
});
