import { applicationFaults, EMPTY_ACCOUNT, EMPTY_DRAFT, type ApplicationDraft } from './application.rules.js';

const draft: ApplicationDraft = {
  studioName: 'Estudio Coigüe',
  about: { es: 'Hacemos juegos de ciencia.', en: 'We make games about science.' },
  link: 'https://coigue.example',
  country: 'CL',
  taxId: '12.345.678-5',
  acceptedTerms: 'hash',
  answer: '',
};
const account = { holder: 'Ana Rojas', bank: 'Banco Estado', kind: 'sight', number: '12 345 678' } as const;
const wrong = (more: Partial<ApplicationDraft>, other = {}) =>
  applicationFaults({ ...draft, ...more }, { ...account, ...other }, 'hash').map(({ path }) => path);

describe('an application', () => {
  it('can be submitted once everything is there; a link is optional', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ link: '' })).toEqual([]);
  });

  it('names everything that is missing', () => {
    expect(applicationFaults(EMPTY_DRAFT, EMPTY_ACCOUNT, 'hash').map(({ path }) => path)).toEqual([
      'studioName',
      'about.es',
      'about.en',
      'taxId',
      'account.holder',
      'account.bank',
      'account.kind',
      'account.number',
      'acceptedTerms',
    ]);
  });

  it('refuses what cannot be right', () => {
    expect(wrong({ link: 'javascript:alert(1)' })).toEqual(['link']);
    expect(wrong({ link: 'http://coigue.example' })).toEqual(['link']);
    expect(wrong({ studioName: '<b>x</b>' })).toEqual(['studioName']);
    expect(wrong({ country: 'XX', taxId: 'AB 123' }, { number: 'AB123' })).toEqual(['country']);
    expect(wrong({ acceptedTerms: 'an older text' })).toEqual(['acceptedTerms']);
  });

  it('measures tax id and account by the country', () => {
    expect(wrong({ taxId: '12.345.678-6' }, { number: 'AR12' })).toEqual(['taxId', 'account.number']);
    expect(wrong({ country: 'AR', taxId: '20-12345678-9' }, { number: 'ar12 3456' })).toEqual([]);
  });
});
