import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/http/messages.js';
import type { LegalReply } from './legal.dto.js';
import { developersEn } from './texts/developers.en.js';
import { developersEs } from './texts/developers.es.js';
import { guardianEn } from './texts/guardian.en.js';
import { guardianEs } from './texts/guardian.es.js';
import type { LegalText } from './texts/legal-text.js';
import { marketingEn } from './texts/marketing.en.js';
import { marketingEs } from './texts/marketing.es.js';
import { privacyEn } from './texts/privacy.en.js';
import { privacyEs } from './texts/privacy.es.js';
import { termsEn } from './texts/terms.en.js';
import { termsEs } from './texts/terms.es.js';
import { withdrawalEn } from './texts/withdrawal.en.js';
import { withdrawalEs } from './texts/withdrawal.es.js';

/** Changes with every change of a text that people should notice. */
const VERSION = '2026-11';

export const DOCUMENTS = {
  terms: { es: termsEs, en: termsEn },
  withdrawal: { es: withdrawalEs, en: withdrawalEn },
  privacy: { es: privacyEs, en: privacyEn },
  guardian: { es: guardianEs, en: guardianEn },
  marketing: { es: marketingEs, en: marketingEn },
  developers: { es: developersEs, en: developersEn },
} as const satisfies Record<string, Record<Language, LegalText>>;

export type LegalDocument = keyof typeof DOCUMENTS;

export function isLegalDocument(name: string): name is LegalDocument {
  return Object.hasOwn(DOCUMENTS, name);
}

/** A digest of what people can read, in both languages: any other word gives another hash. */
export function hashOf({ es, en }: Record<Language, LegalText>): string {
  const read = ({ title, sections }: LegalText) => [
    title,
    sections.map(({ heading, paragraphs }) => [heading, paragraphs]),
  ];
  return createHash('sha256')
    .update(JSON.stringify([read(es), read(en)]))
    .digest('hex');
}

/** The texts that people must be able to read before they pay or agree. */
@Injectable()
export class LegalTexts {
  private readonly hashes: Record<LegalDocument, string> = {
    terms: hashOf(DOCUMENTS.terms),
    withdrawal: hashOf(DOCUMENTS.withdrawal),
    privacy: hashOf(DOCUMENTS.privacy),
    guardian: hashOf(DOCUMENTS.guardian),
    marketing: hashOf(DOCUMENTS.marketing),
    developers: hashOf(DOCUMENTS.developers),
  };

  /** Name, version and hash of each text in force. */
  published(): { name: string; version: string; hash: string }[] {
    return Object.entries(this.hashes).map(([name, hash]) => ({ name, version: VERSION, hash }));
  }

  document(name: LegalDocument, language: Language): LegalReply {
    const { title, sections } = DOCUMENTS[name][language];
    return {
      document: name,
      version: VERSION,
      hash: this.hashes[name],
      language,
      title,
      sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    };
  }

  /** The terms in force when their hash is this one; null when it is not, so that old terms are read again before buying. */
  termsByHash(hash: string): { version: string; hash: string } | null {
    return hash === this.hashes.terms ? { version: VERSION, hash } : null;
  }
}
