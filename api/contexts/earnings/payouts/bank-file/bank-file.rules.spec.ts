import { bankFileOf, payeeOf, referenceOf, type Beneficiary } from './bank-file.rules.js';

const released = { releasedAt: '2026-11-25T15:00:00.000Z', noReleaseBefore: '2026-11-25T15:00:00.000Z' };
const by = { staffId: 'eva', email: 'ana@coigue.example' };
const studio: Beneficiary = {
  country: 'CL',
  taxId: '12345678-5',
  account: { holder: 'Ana Ñancupil', bank: 'BancoEstado', kind: 'sight', number: '0012345678' },
  members: [{ personId: 'ana' }],
};
const ana = {
  rut: '12345678-5',
  holder: 'Ana Ñancupil',
  bank: 'BancoEstado',
  kind: 'sight',
  number: '0012345678',
  email: 'ana@coigue.example',
} as const;

describe('whom a file pays', () => {
  it('is the holder of the account, as it was at the release', () =>
    expect(payeeOf(released, studio, by)).toEqual(ana));

  it.each([
    ['account-changed', studio, { ...released, noReleaseBefore: '2026-11-25T15:00:00.001Z' }],
    ['account-missing', undefined, released],
    ['account-missing', { ...studio, account: null }, released],
    ['abroad', { ...studio, country: 'PE' }, released],
    ['rut-missing', { ...studio, taxId: null }, released],
    ['own', { ...studio, members: [{ personId: 'eva' }] }, released],
  ])('stays out of it: %s', (why, to, times) => expect(payeeOf(times, to, by)).toBe(why));

  it('stands on one line', () => {
    const account = {
      holder: ' Ana\r\nRojas\t;\u2028x ',
      bank: 'Banco\n de  Chile',
      kind: 'checking',
      number: '1',
    } as const;
    expect(payeeOf(released, { ...studio, account }, by)).toMatchObject({
      holder: 'Ana Rojas ; x',
      bank: 'Banco de Chile',
    });
  });
});

describe('a file for the bank', () => {
  it('is read by spreadsheets and banks alike, in the order of its references', () =>
    expect(
      bankFileOf([
        { ...ana, email: null, holder: '=cmd "A"', paid: 84_750, reference: referenceOf(1, 10) },
        { ...ana, kind: 'savings', paid: 10_000, reference: referenceOf(1, 2) },
      ]),
    ).toBe(
      '\uFEFFRUT beneficiario;Nombre beneficiario;Banco;Tipo de cuenta;Número de cuenta;Monto;Correo;Referencia\r\n' +
        '12345678-5;Ana Ñancupil;BancoEstado;Cuenta de ahorro;0012345678;10000;ana@coigue.example;LUD00001N002\r\n' +
        `12345678-5;"'=cmd ""A""";BancoEstado;Cuenta vista;0012345678;84750;;LUD00001N010\r\n`,
    ));

  it('names each of its lines in letters and digits', () => {
    expect(referenceOf(12, 3)).toBe('LUD00012N003');
    expect(referenceOf(99_999, 500)).toMatch(/^[A-Z0-9]{1,20}$/);
  });
});
