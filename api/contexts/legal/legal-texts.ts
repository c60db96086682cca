import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/http/messages.js';
import { DOCUMENTS, readVersions, type LegalDocument, type LegalVersion } from './legal-files.js';
import { plainOf } from './legal-markdown.js';
import type { LegalSection, LegalText } from './texts/legal-text.js';

/** A text as it is mailed, searched and read aloud: without the marks of Markdown. */
export interface PlainText {
  document: LegalDocument;
  version: string;
  hash: string;
  language: Language;
  title: string;
  sections: { key: string; heading: string; paragraphs: string[] }[];
}

/** Version and hash of a text: what is recorded when a person accepts it. */
export interface VersionMark {
  version: string;
  hash: string;
}

/** A digest of what people agree to, in both languages: any other word gives another hash. */
export function hashOf({ es, en }: Record<Language, LegalText>): string {
  const read = ({ title, sections }: LegalText) => [
    title,
    sections.map(({ heading, paragraphs }) => [heading, paragraphs.map(plainOf)]),
  ];
  return createHash('sha256')
    .update(JSON.stringify([read(es), read(en)]))
    .digest('hex');
}

interface Kept extends LegalVersion {
  hash: string;
}

/** The texts that people must be able to read before they pay or agree, in every version. */
@Injectable()
export class LegalTexts {
  /** Read when first asked for: most programs of the server never need them. */
  private readonly kept = new Map<LegalDocument, readonly Kept[]>();

  /** Name, version and hash of each text in force. */
  published(): ({ name: LegalDocument } & VersionMark)[] {
    return DOCUMENTS.map((name) => {
      const { version, hash } = this.current(name);
      return { name, version, hash };
    });
  }

  /** Version and hash of all that was ever in force, the newest first. */
  versions(name: LegalDocument): VersionMark[] {
    return this.all(name)
      .map(({ version, hash }) => ({ version, hash }))
      .reverse();
  }

  /** The clauses of a version, in Markdown; null where there is no such version. */
  clauses(name: LegalDocument, language: Language, version: string): { mark: VersionMark; text: LegalText } | null {
    const kept = this.all(name).find((one) => one.version === version);
    return kept ? { mark: { version, hash: kept.hash }, text: kept.texts[language] } : null;
  }

  /** The text in force, or the version with this hash where a person accepted that. */
  document(name: LegalDocument, language: Language, hash?: string): PlainText {
    const { version, hash: found, texts } = this.all(name).find((kept) => kept.hash === hash) ?? this.current(name);
    const { title, sections } = texts[language];
    return { document: name, version, hash: found, language, title, sections: sections.map(plainSection) };
  }

  /** The terms in force when their hash is this one; null when it is not, so that old terms are read again before buying. */
  termsByHash(hash: string): VersionMark | null {
    const terms = this.current('terms');
    return hash === terms.hash ? { version: terms.version, hash } : null;
  }

  private all(name: LegalDocument): readonly Kept[] {
    const kept = this.kept.get(name) ?? readVersions(name).map((one) => ({ ...one, hash: hashOf(one.texts) }));
    this.kept.set(name, kept);
    return kept;
  }

  private current(name: LegalDocument): Kept {
    const newest = this.all(name).at(-1);
    if (!newest) throw new Error(`the text ${name} has no version`);
    return newest;
  }
}

function plainSection({ key, heading, paragraphs }: LegalSection) {
  return { key, heading, paragraphs: paragraphs.map(plainOf) };
}
