import { createHmac } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { Config } from '../../../config.js';
import { later } from '../../../kernel/instant.js';
import { TicketSigner } from './ticket-signer.js';
import { isHolder, signatureEnds, type TicketClaims } from './ticket.rules.js';

const now = '2026-11-24T12:00:00.000Z';
const day = 86_400_000;
const id = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`;
const claims: TicketClaims = {
  ticketId: id(1),
  personId: id(2),
  slug: 'sudoku',
  gameId: id(3),
  buildId: id(4),
  channel: 'live',
};
const JWT_SECRET = 's'.repeat(32);
const signer = new TicketSigner({ jwtSecret: JWT_SECRET } as Config);

describe('a play ticket', () => {
  it('says what it opens, and for whom', async () => {
    expect(await signer.read(await signer.sign(claims, now), now)).toEqual(claims);
    const guests = { ...claims, personId: null, channel: 'demo' as const };
    expect(await signer.read(await signer.sign(guests, now), now)).toEqual(guests);
  });

  it('is the same all week, so that browsers keep its files, and another one later', async () => {
    const tickets = [now, later(now, day), later(now, 8 * day)].map((at) => signer.sign(claims, at));
    const [first, nextDay, nextWeek] = await Promise.all(tickets);

    expect(nextDay).toBe(first);
    expect(nextWeek).not.toBe(first);
  });

  it('ends by itself within two weeks', async () => {
    const ticket = await signer.sign(claims, now);

    expect(Date.parse(signatureEnds(now)) - Date.parse(now)).toBeGreaterThanOrEqual(7 * day);
    expect(await signer.read(ticket, later(now, 7 * day - 1))).toEqual(claims);
    expect(await signer.read(ticket, later(now, 14 * day))).toBeNull();
  });

  it('is signed here, by its own key and for this use', async () => {
    const ticket = await signer.sign(claims, now);
    const [head = '', body = '', mark = ''] = ticket.split('.');
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const changed = Buffer.from(JSON.stringify({ ...payload, g: id(9) })).toString('base64url');
    const session = new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(JWT_SECRET));
    const key = createHmac('sha256', JWT_SECRET).update('play-ticket').digest();
    const forOthers = new SignJWT({ ...payload, aud: 'other' }).setProtectedHeader({ alg: 'HS256' }).sign(key);
    const forged = [`${head}.${changed}.${mark}`, `${head}.${body}.`, new UnsecuredJWT(payload).encode(), 'x', ''];

    for (const text of [...forged, await session, await forOthers]) expect(await signer.read(text, now)).toBeNull();
  });

  it('is renewed by its own person, or as a guest by a guest', () => {
    expect(isHolder(claims, id(2))).toBe(true);
    expect([isHolder(claims, id(3)), isHolder(claims, null)]).toEqual([false, false]);
    expect(isHolder({ ...claims, personId: null }, null)).toBe(true);
  });
});
