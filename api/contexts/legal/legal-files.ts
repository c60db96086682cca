import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../kernel/language.js';
import { readLegalText } from './legal-markdown.js';
import type { LegalText } from './texts/legal-text.js';
import { factsIn } from './texts/facts.js';

/**
 * The versions of each text, the newest last. A change of words is a new file, named by its day: what people agreed to
 * stays readable and comparable.
 */
export const VERSIONS = {
  terms: ['2026-11', '2026-11-25', '2026-11-28'],
  withdrawal: ['2026-11', '2026-11-25', '2026-11-27', '2026-11-28'],
  privacy: ['2026-11', '2026-11-25', '2026-11-26', '2026-11-28'],
  subscription: ['2026-11-25', '2026-11-28'],
  cookies: ['2026-11-25', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'],
  guardian: ['2026-11', '2026-11-28'],
  marketing: ['2026-11'],
  developers: ['2026-11', '2026-11-28'],
} as const satisfies Record<string, readonly string[]>;

export type LegalDocument = keyof typeof VERSIONS;

export const DOCUMENTS = Object.keys(VERSIONS) as LegalDocument[];

export function isLegalDocument(name: string): name is LegalDocument {
  return Object.hasOwn(VERSIONS, name);
}

/** A version of a text in every language. */
export interface LegalVersion {
  version: string;
  texts: Record<Language, LegalText>;
}

/** Every version of a text, the newest last. */
export function readVersions(document: LegalDocument): LegalVersion[] {
  return VERSIONS[document].map((version) => ({
    version,
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, readFile(document, version, language)])) as Record<
      Language,
      LegalText
    >,
  }));
}

function readFile(document: LegalDocument, version: string, language: Language): LegalText {
  const file = new URL(`./texts/${document}/${version}.${language}.md`, import.meta.url);
  const facts = factsIn(language);
  return readLegalText(
    readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, fact: string) => {
      const value = facts[fact];
      if (value === undefined) throw new Error(`${file.pathname} names ${fact}, which is no fact of the shop`);
      return value;
    }),
  );
}
