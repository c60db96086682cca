import type { LegalSection, LegalText } from './texts/legal-text.js';

const TITLE = /^# (.+)$/;
const HEADING = /^## (.+?) \{#([a-z]+(?:-[a-z]+)*)\}$/;
const ASIDE = /^> /;
const MARKER = /^- /;

/**
 * Reads a text: `# title`, then clauses `## heading {#key}` with blocks between empty lines. In a clause the first
 * quotation is its summary, the second the one for children.
 * @throws Error for a text of another shape.
 */
export function readLegalText(markdown: string): LegalText {
  const [first = '', ...blocks] = markdown.trim().split(/\n\s*\n/);
  const title = TITLE.exec(first)?.[1];
  if (!title) throw new Error(`a legal text begins with its title, not with: ${first}`);

  const sections: LegalSection[] = [];
  for (const block of blocks.map((text) => text.replace(/\n(> )?/g, ' ').trim())) {
    const heading = HEADING.exec(block);
    const last = sections.pop();
    if (!heading && !last) throw new Error(`the text ${title} does not begin with a clause but with: ${block}`);
    if (heading) sections.push(...(last ? [last] : []), begun(heading[1] ?? '', heading[2] ?? ''));
    else if (last) sections.push(withBlock(last, block));
  }
  return { title, sections };
}

const begun = (heading: string, key: string): LegalSection => ({
  key,
  heading,
  paragraphs: [],
  summary: null,
  forChildren: null,
});

function withBlock(section: LegalSection, block: string): LegalSection {
  if (!ASIDE.test(block)) return { ...section, paragraphs: [...section.paragraphs, block] };
  const words = plainOf(block.replace(ASIDE, ''));
  return section.summary === null ? { ...section, summary: words } : { ...section, forChildren: words };
}

/** A block as it is read aloud, mailed and searched: without the marks of Markdown. */
export function plainOf(block: string): string {
  return block
    .replace(MARKER, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\\([_*[\]])/g, '$1');
}
