import { LANGUAGES } from '../../kernel/language.js';
import { DOCUMENTS, isLegalDocument, readVersions } from './legal-files.js';
import { hashOf, LegalTexts } from './legal-texts.js';
import { SELLER } from './texts/seller.js';

const texts = new LegalTexts();
const read = (name: (typeof DOCUMENTS)[number], language: 'es' | 'en') =>
  texts
    .document(name, language)
    .sections.flatMap((section) => section.paragraphs)
    .join('\n');
const everyVersion = DOCUMENTS.flatMap((name) =>
  readVersions(name).map(({ version, texts: both }) => [`${name} ${version}`, both] as const),
);
const inForce = DOCUMENTS.map((name) => [name, readVersions(name).at(-1)?.texts] as const);
/** Read by adults who agree to something short; they have no summaries. */
const SHORT = ['guardian', 'marketing', 'developers'];

describe('legal texts', () => {
  it.each(everyVersion)('say the same in both languages, clause by clause: %s', (_, both) => {
    const shape = (language: 'es' | 'en') =>
      both[language].sections.map(({ key, paragraphs, summary, forChildren }) => [
        key,
        paragraphs.length,
        summary !== null,
        forChildren !== null,
      ]);
    expect(shape('en')).toEqual(shape('es'));
    expect(new Set(shape('es').map(([key]) => key)).size).toBe(shape('es').length);
  });

  it.each(everyVersion)('leave no heading or paragraph empty: %s', (_, both) => {
    for (const { title, sections } of LANGUAGES.map((language) => both[language])) {
      for (const words of [title, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])])
        expect(words.trim()).not.toBe('');
      for (const { paragraphs } of sections) expect(paragraphs).not.toEqual([]);
    }
  });

  it.each(inForce.filter(([name]) => !SHORT.includes(name)))(
    'explain each clause in plain words, and in words for children: %s',
    (_, both) => {
      for (const { sections } of LANGUAGES.flatMap((language) => both?.[language] ?? []))
        for (const { key, summary, forChildren } of sections) {
          expect([key, Boolean(summary?.trim()), Boolean(forChildren?.trim())]).toEqual([key, true, true]);
        }
    },
  );

  it.each(['es', 'en'] as const)(
    'tell the seller, the VAT, the currency and both withdrawal periods before paying: %s',
    (language) => {
      for (const fact of [SELLER.name, SELLER.rut, SELLER.address, SELLER.email, '19 %', 'CLP'])
        expect(read('terms', language)).toContain(fact);
      for (const fact of ['10', '90', '14', '2', SELLER.email]) expect(read('withdrawal', language)).toContain(fact);
    },
  );

  it('change their hash with any word, in either language', () => {
    const [{ texts: both } = { texts: null }] = readVersions('terms');
    if (!both) throw new Error('the terms have no version');
    const { es, en } = both;
    const [first, ...rest] = en.sections;
    if (!first) throw new Error('the terms have no section');
    const reworded = { ...en, sections: [{ ...first, heading: `${first.heading}?` }, ...rest] };
    const known = hashOf({ es, en });

    expect(known).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf({ es, en })).toBe(known);
    expect(hashOf({ es, en: reworded })).not.toBe(known);
    expect(hashOf({ es: { ...es, title: `${es.title}.` }, en })).not.toBe(known);
  });

  it('keep the hash that people agreed to, for each version', () => {
    const kept = DOCUMENTS.flatMap((name) => texts.versions(name).map(({ version, hash }) => [name, version, hash]));
    expect(kept.filter(([, version]) => version === '2026-11')).toEqual([
      ['terms', '2026-11', 'f069e06be70705a558d6b893392d8e0c6ba48da325b32e5416f54548cd46b8fa'],
      ['withdrawal', '2026-11', 'd9a622dc501a105f7c5612749efb017c8149c66e0ae700250f6bed37461c8257'],
      ['privacy', '2026-11', 'd9b496441efe9d7ff890b20bd64f4881dbecd0c9e23925e67eb71d7fc73863b9'],
      ['guardian', '2026-11', 'ef927336f0de9e7b1602b4990dc174422f703f52d79a0eed4dbab4dcfca7360a'],
      ['marketing', '2026-11', '78628917ff6740acef23c330bb17c9d05c732efb9297e19f3f0b1621e84146fa'],
      ['developers', '2026-11', 'f9769920bd477886a858c3cdd58d05f526270b371fe1c10cacccada31f9dad11'],
    ]);
  });

  it('have the same hash in both languages, and another one each', () => {
    expect(texts.document('terms', 'es').hash).toBe(texts.document('terms', 'en').hash);
    expect(new Set(DOCUMENTS.map((name) => texts.document(name, 'es').hash)).size).toBe(DOCUMENTS.length);
  });

  it('know the terms by their hash, and only those in force', () => {
    const [now, before] = texts.versions('terms');
    expect(texts.termsByHash(now?.hash ?? '')).toEqual(now);
    expect(texts.termsByHash(before?.hash ?? '')).toBeNull();
    expect(texts.termsByHash(texts.document('privacy', 'es').hash)).toBeNull();
    expect(texts.termsByHash('0'.repeat(64))).toBeNull();
  });

  it('show the version that a person accepted', () => {
    const [now, before] = texts.versions('terms');
    expect(texts.document('terms', 'es', before?.hash)).toMatchObject(before ?? {});
    expect(texts.document('terms', 'es')).toMatchObject(now ?? {});
  });

  it('are read as they are said, without marks', () => {
    for (const name of DOCUMENTS)
      for (const language of LANGUAGES) expect(read(name, language)).not.toMatch(/\*\*|\]\(|\\|\{\{/);
  });

  it('have no name from elsewhere', () => {
    expect(['toString', '__proto__', 'contract', ''].map(isLegalDocument)).toEqual([false, false, false, false]);
  });
});
