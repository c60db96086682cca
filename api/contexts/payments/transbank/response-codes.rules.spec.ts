import { declineOf, RESPONSE_CODES } from './response-codes.rules.js';

describe('a refusal of the bank', () => {
  const levels = [1, 2] as const;
  const all = levels.flatMap((level) =>
    Object.entries(RESPONSE_CODES[level]).map(([code, decline]) => ({ level, code: Number(code), decline })),
  );

  it('has words in both languages for every code, and a next step', () => {
    expect(all.length).toBe(5 + 11 + 2 * 4);
    for (const {
      decline: { reason, next },
    } of all)
      for (const words of [reason.es, reason.en, next.es, next.en]) expect(words).toMatch(/^\p{Lu}.*\.$/u);
  });
  it.each([
    [-1, 1, 'soft'],
    [-4, 1, 'soft'],
    [-5, 1, 'hard'],
    [-1, 2, 'hard'],
    [-5, 2, 'soft'],
    [-7, 2, 'hard'],
    [-11, 2, 'hard'],
    [-96, 1, 'hard'],
    [-97, 1, 'limit'],
    [-98, 2, 'limit'],
    [-99, 1, 'limit'],
  ] as const)('%d at level %d is %s', (code, level, kind) => expect(declineOf(code, level).kind).toBe(kind));
  it('of a payment through Webpay never advises Webpay, nor to save a card', () => {
    for (const { level, code, decline } of [...all, { level: 1, code: null, decline: null }] as const) {
      const { next, kind } = declineOf(code, level, 'webpay-plus');
      for (const words of [next.es, next.en]) expect(words).toMatch(/^\p{Lu}(?!.*(?:Webpay|uárdala|ave it)).*\.$/u);
      if (decline) expect(kind).toBe(decline.kind);
    }
  });
  it('ends the use of a card that the bank does not know, has blocked, or takes no more tries of', () => {
    expect([-96, -7, -8, -11].map((code) => declineOf(code, 2).trouble)).toEqual([
      'unknown-at-bank',
      'blocked',
      'expired',
      'retry-limit',
    ]);
    expect(declineOf(-4, 1).trouble).toBeNull();
  });
  it('of the detailed table is understood although the general one was agreed', () =>
    expect(declineOf(-8, 1)).toBe(declineOf(-8, 2)));
  it.each([null, -42, 7])('%p without a meaning may be tried again', (code) =>
    expect(declineOf(code, 1)).toMatchObject({ kind: 'soft', trouble: null }),
  );
});
