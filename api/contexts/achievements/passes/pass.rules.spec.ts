import { PASS_SIGNS, passFrom, readPass, selectorOf, stateOf } from './pass.rules.js';

describe('the code of a pass', () => {
  it('has eight of 32 signs of which none looks like another', () => {
    expect(new Set(PASS_SIGNS).size).toBe(32);
    expect(PASS_SIGNS).not.toMatch(/[01IO]/);
    expect(passFrom(new Uint8Array([0, 31, 32, 63, 255, 1, 2, 3]))).toBe('2Z2ZZ345');
  });

  it.each(['abcd-2345', 'ABCD 2345', ' abcd2345 '])('is read as a person types it: %p', (typed) =>
    expect(readPass(typed)).toBe('ABCD2345'),
  );
  it.each(['ABCD234', 'ABCD23456', 'ABCD234O', 'ABCD2341', '', 'ÁBCD2345'])('is not %p', (typed) =>
    expect(readPass(typed)).toBeNull(),
  );
  it('is found by its first half', () => expect(selectorOf('ABCD2345')).toBe('ABCD'));
});

describe('a pass', () => {
  const pass = { tries: 0, isUsed: false, expiresAt: '2026-11-25T12:02:00.000Z' };

  it('is open for two minutes, for five wrong tries and for one use', () => {
    expect(stateOf(pass, '2026-11-25T12:01:59.999Z')).toBe('open');
    expect(stateOf(pass, '2026-11-25T12:02:00.000Z')).toBe('expired');
    expect(stateOf({ ...pass, tries: 4 }, '2026-11-25T12:01:00.000Z')).toBe('open');
    expect(stateOf({ ...pass, tries: 5 }, '2026-11-25T12:01:00.000Z')).toBe('closed');
    expect(stateOf({ ...pass, isUsed: true }, '2026-11-25T12:05:00.000Z')).toBe('used');
  });
});
