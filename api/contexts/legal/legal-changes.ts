import { diffWordsWithSpace } from 'diff';
import { plainOf } from './legal-markdown.js';
import type { LegalSection, LegalText } from './texts/legal-text.js';

export type PieceKind = 'same' | 'added' | 'removed';

/** Some words of a paragraph, and what became of them. */
export interface Piece {
  kind: PieceKind;
  text: string;
}

/** What became of a clause between two versions. */
export interface ClauseChange {
  key: string;
  heading: string;
  change: PieceKind | 'changed';
  /** Paragraph by paragraph; empty where nothing changed. */
  paragraphs: { pieces: Piece[] }[];
}

/** Clause by clause, in the order of the newer text; clauses that are gone come last. */
export function changesBetween(older: LegalText, newer: LegalText): ClauseChange[] {
  const before = new Map(older.sections.map((section) => [section.key, section]));
  const kept = new Set(newer.sections.map(({ key }) => key));
  return [
    ...newer.sections.map((section) => changeOf(before.get(section.key) ?? null, section)),
    ...older.sections.filter(({ key }) => !kept.has(key)).map((section) => whole(section, 'removed')),
  ];
}

function changeOf(older: LegalSection | null, newer: LegalSection): ClauseChange {
  if (!older) return whole(newer, 'added');
  const [before, after] = [older, newer].map((section) => [section.heading, ...section.paragraphs.map(plainOf)]);
  const { key, heading } = newer;
  if (JSON.stringify(before) === JSON.stringify(after)) return { key, heading, change: 'same', paragraphs: [] };

  const pieces = diffWordsWithSpace(textOf(older), textOf(newer)).map(({ value, added, removed }): Piece => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'same', text: value };
  });
  return { key, heading, change: 'changed', paragraphs: intoParagraphs(inPhrases(pieces)) };
}

/** Between two changed words a space alone has not stayed: whole phrases read better than every other word. */
function inPhrases(pieces: readonly Piece[]): Piece[] {
  const phrases: Piece[] = [];
  let [removed, added] = ['', ''];
  const end = (): void => {
    if (removed) phrases.push({ kind: 'removed', text: removed });
    if (added) phrases.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  pieces.forEach(({ kind, text }, n) => {
    const isBetween = /^[ ,]+$/.test(text) && removed !== '' && added !== '' && n < pieces.length - 1;
    if (kind !== 'added' && (kind === 'removed' || isBetween)) removed += text;
    if (kind !== 'removed' && (kind === 'added' || isBetween)) added += text;
    if (kind !== 'same' || isBetween) return;
    end();
    phrases.push({ kind, text });
  });
  end();
  return phrases;
}

function whole({ key, heading, paragraphs }: LegalSection, kind: 'added' | 'removed'): ClauseChange {
  return {
    key,
    heading,
    change: kind,
    paragraphs: paragraphs.map((text) => ({ pieces: [{ kind, text: plainOf(text) }] })),
  };
}

const textOf = ({ paragraphs }: LegalSection): string => paragraphs.map(plainOf).join('\n');

/** Cuts the pieces where a paragraph ended, in either text. */
function intoParagraphs(pieces: readonly Piece[]): ClauseChange['paragraphs'] {
  const paragraphs: Piece[][] = [[]];
  for (const { kind, text } of pieces)
    text.split('\n').forEach((part, n) => {
      if (n > 0) paragraphs.push([]);
      if (part) paragraphs.at(-1)?.push({ kind, text: part });
    });
  return paragraphs.filter((paragraph) => paragraph.length > 0).map((all) => ({ pieces: all }));
}
