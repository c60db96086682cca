import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CHALLENGE_MS, heldUntil, newChallenge } from './challenge.rules.js';

const NOW = 1_800_000_000_000;
const sealBy =
  (secret: string) =>
  (purpose: string, bytes: Buffer): Buffer =>
    createHmac('sha256', secret).update(purpose).update('\0').update(bytes).digest();
const seal = sealBy('secret');
const checks = { seal, isSame: timingSafeEqual };
const made = (purpose = 'log-in'): string =>
  newChallenge(purpose, NOW, { random: randomBytes, seal }).toString('base64url');

describe('a challenge', () => {
  it('holds for five minutes, each is another', () => {
    const challenge = made();
    expect(heldUntil('log-in', challenge, NOW + CHALLENGE_MS - 1, checks)).toEqual(new Date(NOW + CHALLENGE_MS));
    expect(heldUntil('log-in', challenge, NOW + CHALLENGE_MS, checks)).toBeNull();
    expect(made()).not.toBe(challenge);
  });

  it('holds for nothing else, under no other secret, and not changed', () => {
    const challenge = made();
    expect(heldUntil('add:1', challenge, NOW, checks)).toBeNull();
    expect(heldUntil('log-in', challenge, NOW, { ...checks, seal: sealBy('other') })).toBeNull();
    for (let place = 0; place < challenge.length; place++) {
      const other = challenge[place] === 'A' ? 'B' : 'A';
      expect(
        heldUntil('log-in', challenge.slice(0, place) + other + challenge.slice(place + 1), NOW, checks),
      ).toBeNull();
    }
  });

  it.each(['', 'AAAA', 'A'.repeat(54), 'ñ'.repeat(54), `${made()}=`])('is not %j', (text) => {
    expect(heldUntil('log-in', text, NOW, checks)).toBeNull();
  });
});
