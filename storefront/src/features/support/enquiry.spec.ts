import { phoneDigits, refusalOf } from './enquiry';

describe('a phone number', () => {
  it.each([
    ['9 1234-5678', '912345678'],
    ['+56 9 1234 5678', '912345678'],
    ['abc', ''],
    ['1234567890', '123456789'],
  ])('typed as %s is %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));
});

describe('why an enquiry was refused', () => {
  it('is what the server said of what was typed', () => {
    expect(refusalOf({ status: 400, text: 'Check your e-mail address.' })).toBe('Check your e-mail address.');
    for (const problem of [{ status: 500, text: 'x' }, { status: 0, text: '' }, 'a text', null, new Error('lost')])
      expect(refusalOf(problem)).toBeNull();
  });
});
