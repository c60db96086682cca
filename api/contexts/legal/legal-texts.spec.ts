import { DOCUMENTS, hashOf, isLegalDocument, LegalTexts, type LegalDocument } from './legal-texts.js';
import { SELLER } from './texts/seller.js';

const names = Object.keys(DOCUMENTS) as LegalDocument[];
const texts = new LegalTexts();
const read = (name: LegalDocument, language: 'es' | 'en') =>
  texts
    .document(name, language)
    .sections.flatMap((section) => section.paragraphs)
    .join('\n');

describe('legal texts', () => {
  it.each(names)('say the same in both languages, section by section: %s', (name) => {
    const shape = (language: 'es' | 'en') =>
      DOCUMENTS[name][language].sections.map(({ key, paragraphs }) => [key, paragraphs.length]);
    expect(shape('en')).toEqual(shape('es'));
    expect(new Set(shape('es').map(([key]) => key)).size).toBe(shape('es').length);
  });

  it.each(names)('leave no heading or paragraph empty: %s', (name) => {
    for (const { title, sections } of [DOCUMENTS[name].es, DOCUMENTS[name].en]) {
      for (const words of [title, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])])
        expect(words.trim()).not.toBe('');
    }
  });

  it.each(['es', 'en'] as const)(
    'tell the seller, the VAT, the currency and both withdrawal periods before paying: %s',
    (language) => {
      for (const fact of [SELLER.name, SELLER.rut, SELLER.address, SELLER.email, '19 %', 'CLP'])
        expect(read('terms', language)).toContain(fact);
      for (const fact of ['10', '90', '14', '2', SELLER.email]) expect(read('withdrawal', language)).toContain(fact);
    },
  );

  it('change their hash with any word, in either language', () => {
    const { es, en } = DOCUMENTS.terms;
    const [first, ...rest] = en.sections;
    if (!first) throw new Error('the terms have no section');
    const reworded = { ...en, sections: [{ ...first, heading: `${first.heading}?` }, ...rest] };
    const known = hashOf({ es, en });

    expect(known).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf({ es, en })).toBe(known);
    expect(hashOf({ es, en: reworded })).not.toBe(known);
    expect(hashOf({ es: { ...es, title: `${es.title}.` }, en })).not.toBe(known);
  });

  it('have the same hash in both languages, and another one each', () => {
    expect(texts.document('terms', 'es').hash).toBe(texts.document('terms', 'en').hash);
    expect(new Set(names.map((name) => texts.document(name, 'es').hash)).size).toBe(names.length);
  });

  it('know the terms by their hash, and only those in force', () => {
    const { version, hash } = texts.document('terms', 'es');
    expect(texts.termsByHash(hash)).toEqual({ version, hash });
    expect(texts.termsByHash(texts.document('privacy', 'es').hash)).toBeNull();
    expect(texts.termsByHash('0'.repeat(64))).toBeNull();
  });

  it('are six; a name from elsewhere is none of them', () => {
    expect(names).toEqual(['terms', 'withdrawal', 'privacy', 'guardian', 'marketing', 'developers']);
    expect(['toString', '__proto__', 'cookies', ''].map(isLegalDocument)).toEqual([false, false, false, false]);
  });
});
