import { CLASS_CODE_LENGTH, drawCode, readCode } from './class-code.rules.js';

describe('the code of a class', () => {
  it('has six signs, none of which looks like another', () => {
    const codes = Array.from({ length: 22 }, (_, n) => drawCode(CLASS_CODE_LENGTH, () => n));
    expect(codes.every((code) => code.length === 6)).toBe(true);
    expect(codes.join('')).not.toMatch(/[0O1IL2Z5S8BGVQ]/);
    expect(new Set(codes).size).toBe(22);
  });

  it.each(['acd346', 'ACD-346', ' acd 346 '])('is read from %p', (typed) => expect(readCode(typed, 6)).toBe('ACD346'));
  it.each(['', 'ACD34', 'ACD3467', 'ACD340', 'ÁCD346', "' or 1=1"])('is never %p', (typed) =>
    expect(readCode(typed, 6)).toBeNull(),
  );
});
