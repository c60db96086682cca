import { Injectable } from '@nestjs/common';
import type { MarkdownIt } from 'markdown-it';
import type { Language } from '../../platform/http/messages.js';
import { changesBetween } from './legal-changes.js';
import type { LegalDocument } from './legal-files.js';
import { plainOf } from './legal-markdown.js';
import { LegalTexts, type VersionMark } from './legal-texts.js';
import type { LegalChangesReply, LegalReply, LegalVersionReply } from './legal.dto.js';

/** A version named by its month counts from the first day of it. */
const publishedOn = (version: string): string => (version.length === 7 ? `${version}-01` : version);
const shown = ({ version, hash }: VersionMark): LegalVersionReply => ({
  version,
  hash,
  publishedOn: publishedOn(version),
});

/** Legal texts as pages show them: each clause as HTML, with what else there is to read about it. */
@Injectable()
export class LegalPages {
  private renderer: Promise<MarkdownIt> | undefined;
  private readonly drawn = new Map<string, Promise<LegalReply>>();

  constructor(private readonly texts: LegalTexts) {}

  /** A version, by default the one in force; null where there is no such version. */
  read(document: LegalDocument, language: Language, version?: string): Promise<LegalReply> | null {
    const [newest] = this.texts.versions(document);
    const found = this.texts.clauses(document, language, version ?? newest?.version ?? '');
    if (!found) return null;
    const key = [document, found.mark.version, language].join(' ');
    const page = this.drawn.get(key) ?? this.draw(document, language, found);
    this.drawn.set(key, page);
    return page;
  }

  /** What changed from one version to another; null where one of them does not exist. */
  changes(document: LegalDocument, language: Language, from: string, to?: string): LegalChangesReply | null {
    const [newest] = this.texts.versions(document);
    const older = this.texts.clauses(document, language, from);
    const newer = this.texts.clauses(document, language, to ?? newest?.version ?? '');
    if (!older || !newer) return null;
    return {
      document,
      language,
      title: newer.text.title,
      from: shown(older.mark),
      to: shown(newer.mark),
      clauses: changesBetween(older.text, newer.text),
    };
  }

  private async draw(
    document: LegalDocument,
    language: Language,
    { mark, text }: NonNullable<ReturnType<LegalTexts['clauses']>>,
  ): Promise<LegalReply> {
    const renderer = await (this.renderer ??= openRenderer());
    return {
      document,
      language,
      ...shown(mark),
      versions: this.texts.versions(document).map(shown),
      title: text.title,
      sections: text.sections.map(({ key, heading, paragraphs, summary, forChildren }) => ({
        key,
        heading,
        paragraphs: paragraphs.map(plainOf),
        html: renderer.render(paragraphs.join('\n\n')),
        summary,
        forChildren,
      })),
    };
  }
}

/** HTML within the texts stays text: what people agree to can hold no markup of its own. */
async function openRenderer(): Promise<MarkdownIt> {
  const { default: Renderer } = await import('markdown-it');
  return new Renderer('commonmark', { html: false });
}
