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

  it('keep the hash that people agreed to, for each version: a change of words is a new one', () => {
    const kept = DOCUMENTS.flatMap((name) =>
      texts
        .versions(name)
        .reverse()
        .map(({ version, hash }) => [name, version, hash]),
    );
    expect(kept).toEqual([
      ['terms', '2026-11', 'f069e06be70705a558d6b893392d8e0c6ba48da325b32e5416f54548cd46b8fa'],
      ['terms', '2026-11-25', '0f5b2fdb562f23f7c8485ce7d9f66c08ebee80d93935d21b804948b30dc3a8c4'],
      ['terms', '2026-11-28', 'd63f05e9b60edbfafd04696e53191f2a106c2d92a8227e74dbaffc8a70e506c6'],
      ['withdrawal', '2026-11', 'd9a622dc501a105f7c5612749efb017c8149c66e0ae700250f6bed37461c8257'],
      ['withdrawal', '2026-11-25', '60251ba325f6c7c87592b730842453fcd45183f9be9d53c928999006afa09a20'],
      ['withdrawal', '2026-11-27', '647881fe32c0863457f61f43dc299e8ded2630d482a511d8a9cd1fad95b29399'],
      ['withdrawal', '2026-11-28', '2746a8cb34d081cba855441c818a70f0ab94046558ad6d6edb2df15e9a0dd4e4'],
      ['privacy', '2026-11', 'd9b496441efe9d7ff890b20bd64f4881dbecd0c9e23925e67eb71d7fc73863b9'],
      ['privacy', '2026-11-25', 'c9430f1346593a219785605b774fbc04f3fc435f44ee273a07be6276820a3be1'],
      ['privacy', '2026-11-26', '0a536a66c6284537af3dd1b10c0d4841006fe5e65426e081112cc737ad68edd7'],
      ['privacy', '2026-11-28', 'da7854233625fb273b85b45fe5d348264419ba68ee05e5ef6d1e50a6827d7105'],
      ['subscription', '2026-11-25', '7108277cf60bae204b852c819680a319eef619cb5dfffed87d82d40d2ef3dc9d'],
      ['subscription', '2026-11-28', 'ddfd2c3459e3a5a33676c766efb312c980a5d08e38ae6977f10ef428ba1caa2f'],
      ['cookies', '2026-11-25', '8fc4ebf03a1b57de3321830b9b4e8138b8ca9c4b69c63f1fc3fabc53f1a6e6b6'],
      ['cookies', '2026-11-27', '3950c1c64f10eb2bca1bd9b753bf1479a0416cf5dc8da3d695c1690903779818'],
      ['cookies', '2026-11-28', 'd445dc9c6649f12efc66d42516305ec7d0c58dee851abba828caba1ead050d84'],
      ['cookies', '2026-11-29', 'af57f207396d7daf42d1357f5401cd43eb1bdcdbf35ed491f72a4cacabc89cd7'],
      ['cookies', '2026-11-30', '1cce08dc9103e9394d5b312e49d45d8efde71fea878b40e860d1d3cf06619d91'],
      ['guardian', '2026-11', 'ef927336f0de9e7b1602b4990dc174422f703f52d79a0eed4dbab4dcfca7360a'],
      ['guardian', '2026-11-28', '79d863b09ff05bc42f23d1360682470a39e18ee5c925ca72390dcdadbe7f0cbf'],
      ['marketing', '2026-11', '78628917ff6740acef23c330bb17c9d05c732efb9297e19f3f0b1621e84146fa'],
      ['developers', '2026-11', 'f9769920bd477886a858c3cdd58d05f526270b371fe1c10cacccada31f9dad11'],
      ['developers', '2026-11-28', '76b9d46739a482790e92ca3c353770f34fc44f1fb73913772b76958348d22fd9'],
    ]);
    expect(new Set(kept.map(([, , hash]) => hash)).size).toBe(kept.length);
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
