import { isCompanyRut, rutOf } from './rut.js';

describe('a Chilean tax number', () => {
  it.each([
    ['76.123.456-0', '76123456-0'],
    ['99.999.999-9', '99999999-9'],
    ['10000013-k', '10000013-K'],
  ])('is kept without dots, its check digit found right: %s', (typed, kept) => expect(rutOf(typed)).toBe(kept));
  it.each(['76.123.456-1', '123-6', '76123456', 'B76123456', ''])('is none: %j', (typed) =>
    expect(rutOf(typed)).toBeNull(),
  );
  it.each([
    ['50000000-7', true],
    ['49999999-0', false],
    ['12345678-5', false],
    [null, false],
  ])('is a company’s from fifty millions on: %s', (rut, isCompany) => expect(isCompanyRut(rut)).toBe(isCompany));
});
