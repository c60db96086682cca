import PDFDocument from 'pdfkit';
import { fontsFor, type Fonts } from '../../../platform/fonts/fonts.js';
import { hasRightToLeft } from '../../../platform/fonts/letters.js';
import type { Language } from '../../../platform/http/messages.js';
import type { DocumentContent, ContentRow, ContentSection } from './document.template.js';

const INK = '#1c1433';
const QUIET = '#574a75';
const LINE = '#d8cde4';
const BLUE = '#1b4de0';
/** PDF/UA: readable by machines that read aloud. */
const UNIVERSAL_ACCESS = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;
/** Nothing is written in the font that pdfkit brings along. */
const NO_FONT = '';
/** All lengths are points, 72 to an inch. */
const MARGIN = 46;
const LABEL = 170;
const VALUE = 120;

type Part = PDFKit.PDFStructureElement;
type Font = keyof Fonts;

/** A document as a tagged PDF: its structure, language and title are there for who does not see it. */
export async function documentPdf(content: DocumentContent): Promise<Buffer> {
  return new PdfPrint(content, await fontsFor(textsOf(content))).finished();
}

function textsOf(content: DocumentContent): string[] {
  const texts: string[] = [];
  JSON.stringify(content, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

/** Given features, if none, pdfkit lays out a whole line at once: word by word, those from the right would lie in wrong order. */
function inWidth(words: string, width: number): PDFKit.Mixins.TextOptions {
  return hasRightToLeft(words) ? { width, features: [] } : { width };
}

const LANGUAGE_TAGS: Record<Language, string> = { es: 'es-CL', en: 'en' };

/** One print, from top to bottom. */
class PdfPrint {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly root: Part;
  private readonly chunks: Buffer[] = [];

  constructor(
    private readonly content: DocumentContent,
    fonts: Fonts,
  ) {
    const { language, title } = content;
    this.pdf = new PDFDocument({
      size: 'A4',
      font: NO_FONT,
      margin: MARGIN,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: LANGUAGE_TAGS[language],
      subset: UNIVERSAL_ACCESS,
      // The same document is the same file; its dates are in its text.
      info: { Title: title, Author: 'Ludoteca', CreationDate: new Date(0), ModDate: new Date(0) },
    });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    for (const [name, font] of Object.entries(fonts))
      this.pdf.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  finished(): Promise<Buffer> {
    const ended = new Promise<Buffer>((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.pdf.on('error', reject);
    });
    this.write();
    this.root.end();
    this.pdf.end();
    return ended;
  }

  private write(): void {
    const { title, about, parties, lines, sections, footer } = this.content;
    this.text(this.root, 'P', 'Ludoteca', { font: 'strong', size: 12, colour: BLUE });
    this.text(this.root, 'H1', title, { font: 'strong', size: 22 });
    this.rule(BLUE);
    this.facts(about);
    for (const party of parties) this.section(party);
    this.heading(lines.heading);
    this.table(lines.columns, [...lines.rows, ...lines.totals], lines.rows.length);
    for (const part of sections) this.section(part);
    this.pdf.moveDown(1);
    this.text(this.root, 'P', footer, { size: 9.5, colour: QUIET });
  }

  private section({ heading, rows, paragraphs }: ContentSection): void {
    this.heading(heading);
    this.facts(rows);
    for (const words of paragraphs) this.text(this.root, 'P', words, { gap: 4 });
  }

  private heading(words: string): void {
    this.keep(60);
    this.pdf.moveDown(0.7);
    this.text(this.root, 'H2', words, { font: 'strong', size: 13, gap: 4 });
  }

  private facts(rows: readonly ContentRow[]): void {
    if (rows.length === 0) return;
    const list = this.part(this.root, 'L');
    for (const { label, value } of rows) {
      const item = this.part(list, 'LI');
      const height = this.across(item, ['Lbl', 'LBody'], [label, value], {
        widths: [LABEL, this.width - LABEL],
        colours: [QUIET, INK],
      });
      this.pdf.y += height + 2;
    }
  }

  private table(columns: readonly [string, string], rows: readonly ContentRow[], items: number): void {
    const table = this.part(this.root, 'Table');
    const widths = [this.width - VALUE, VALUE] as const;
    this.tableRow(this.part(table, 'TR'), { tags: ['TH', 'TH'], words: columns }, widths, 'strong');
    rows.forEach(({ label, value, note }, n) => {
      const words = note ? `${label}\n${note}` : label;
      this.tableRow(
        this.part(table, 'TR'),
        { tags: [n < items ? 'TD' : 'TH', 'TD'], words: [words, value] },
        widths,
        n === rows.length - 1 ? 'strong' : 'body',
      );
    });
  }

  private tableRow(
    row: Part,
    { tags, words }: { tags: readonly [string, string]; words: readonly [string, string] },
    widths: readonly [number, number],
    font: Font,
  ): void {
    const height = this.across(row, tags, words, { widths, colours: [INK, INK], font, right: true });
    this.pdf.y += height + 5;
    this.rule(LINE);
  }

  /** Two texts side by side. @returns the height of the taller. */
  private across(
    parent: Part,
    tags: readonly [string, string],
    words: readonly [string, string],
    look: { widths: readonly [number, number]; colours: readonly [string, string]; font?: Font; right?: boolean },
  ): number {
    this.pdf.font(look.font ?? 'body').fontSize(11);
    const [width, second] = look.widths;
    const height = Math.max(
      this.pdf.heightOfString(words[0], inWidth(words[0], width)),
      this.pdf.heightOfString(words[1], inWidth(words[1], second)),
    );
    this.keep(height + 8);
    const { y } = this.pdf;
    parent.add(
      this.pdf.struct(
        tags[0],
        {},
        () => void this.pdf.fillColor(look.colours[0]).text(words[0], MARGIN, y, inWidth(words[0], width)),
      ),
    );
    parent.add(
      this.pdf.struct(
        tags[1],
        {},
        () =>
          void this.pdf
            .fillColor(look.colours[1])
            .text(words[1], MARGIN + width, y, { ...inWidth(words[1], second), align: look.right ? 'right' : 'left' }),
      ),
    );
    this.pdf.x = MARGIN;
    this.pdf.y = y;
    return height;
  }

  private text(
    parent: Part,
    tag: string,
    words: string,
    { font = 'body' as Font, size = 11, colour = INK, gap = 2 },
  ): void {
    this.pdf.font(font).fontSize(size);
    const shape = inWidth(words, this.width);
    this.keep(this.pdf.heightOfString(words, shape));
    parent.add(this.pdf.struct(tag, {}, () => void this.pdf.fillColor(colour).text(words, MARGIN, this.pdf.y, shape)));
    this.pdf.y += gap;
  }

  private part(parent: Part, tag: string): Part {
    const part = this.pdf.struct(tag);
    parent.add(part);
    return part;
  }

  /** A line is ornament: screen readers skip it. */
  private rule(colour: string): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf
      .moveTo(MARGIN, this.pdf.y)
      .lineTo(MARGIN + this.width, this.pdf.y)
      .lineWidth(0.8)
      .strokeColor(colour)
      .stroke();
    this.pdf.endMarkedContent();
    this.pdf.y += 5;
  }

  /** What belongs together is not torn by the end of a page. */
  private keep(height: number): void {
    if (this.pdf.y + height > this.pdf.page.height - MARGIN) this.pdf.addPage();
  }

  private get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }
}
