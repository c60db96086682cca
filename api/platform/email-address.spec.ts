import { storedAddress, withReadableAddresses } from './email-address.js';

describe('an e-mail address as it is stored', () => {
  it.each([
    [' Ana@Example.TEST ', 'ana@example.test'],
    ['ana@niñez.cl', 'ana@xn--niez-hqa.cl'],
    ['Ana@NIÑEZ.cl', 'ana@xn--niez-hqa.cl'],
    ['ana@nin\u0303ez.cl', 'ana@xn--niez-hqa.cl'],
    ['ana@xn--niez-hqa.cl', 'ana@xn--niez-hqa.cl'],
    ['ana@例え.テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ['@niñez.cl', '@xn--niez-hqa.cl'],
  ])('%s is %s', (typed, stored) => expect(storedAddress(typed)).toBe(stored));

  it.each(['niñez.cl', 'ana@niñez.cl/x', 'ana@niñez.cl:80', 'ana@niñez／x.cl', 'ana@niñ ez.cl', 'ñandú', ''])(
    'leaves %j for validation to refuse',
    (typed) => expect(storedAddress(typed)).toBe(typed),
  );
});

describe('an e-mail address as people read it', () => {
  it.each([
    ['ana@xn--niez-hqa.cl', 'ana@niñez.cl'],
    ['Escribe a ana@xn--niez-hqa.cl.', 'Escribe a ana@niñez.cl.'],
    ['{"email":"ana@xn--niez-hqa.cl","id":1}', '{"email":"ana@niñez.cl","id":1}'],
    ['<b>a.b+c@mail.xn--niez-hqa.cl</b>', '<b>a.b+c@mail.niñez.cl</b>'],
  ])('%s reads %s', (text, read) => expect(withReadableAddresses(text)).toBe(read));

  it.each([
    'ana@example.test',
    'https://ana@xn--niez-hqa.cl/',
    'https://xn--niez-hqa.cl/',
    'ana@xn--zzzzzz.cl',
    'ana@xn--a.cl',
  ])('leaves %s as it is', (text) => expect(withReadableAddresses(text)).toBe(text));
});
