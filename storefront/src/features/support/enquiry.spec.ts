import { numberIn, phoneAfter, phoneDigits, refusalOf } from './enquiry';

describe('a phone number', () => {
  it.each([
    ['9 1234-5678', '912345678'],
    ['+56 9 1234 5678', '912345678'],
    ['abc', ''],
    ['1234567890', '123456789'],
    ['561234567', '561234567'],
    ['56 912 3456', '569123456'],
    ['+56 2 2345 6789', '223456789'],
    ['57912345678', '579123456'],
    ['+56 9123', '9123'],
  ])('typed as %s is %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

  /** The field shows digits alone, and each key adds to what it shows. */
  const keyByKey = (typed: string): string =>
    [...typed].reduce((before, key) => phoneAfter(before, before.digits + key), { digits: '', hasPlus: false }).digits;
  it.each([
    ['+56 9 1234 5678', '912345678'],
    ['+ 56 2 2345 6789', '223456789'],
    ['9 1234 5678', '912345678'],
    ['56 912 3456', '569123456'],
    ['+1 305 555 0100', '130555501'],
    ['+55 11 9123', '55119123'],
  ])('typed key by key as %s is %s', (typed, digits) => expect(keyByKey(typed)).toBe(digits));

  it('is begun again where all of it was taken out', () => {
    const emptied = phoneAfter({ digits: '5', hasPlus: true }, '');
    expect(phoneAfter(phoneAfter(emptied, '5'), '56')).toEqual({ digits: '56', hasPlus: false });
  });
});

describe('why an enquiry was refused', () => {
  it('is what the server said of what was typed', () => {
    expect(refusalOf({ status: 400, text: 'Check your e-mail address.' })).toBe('Check your e-mail address.');
    for (const problem of [{ status: 500, text: 'x' }, { status: 0, text: '' }, 'a text', null, new Error('lost')])
      expect(refusalOf(problem)).toBeNull();
  });
});

describe('the number in an address', () => {
  it('is shown only in its own shape', () => {
    expect(numberIn('C-1001')).toBe('C-1001');
    for (const text of ['yes', 'C-', 'R-1001', 'C-1001 <b>', `C-${'1'.repeat(13)}`, '', null])
      expect(numberIn(text)).toBeNull();
  });
});
