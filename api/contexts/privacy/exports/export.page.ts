import { LANGUAGES, type Language } from '../../../kernel/language.js';
import { FORMATS } from '../../../platform/formatting.js';
import { escapeHtml } from '../../../platform/mail/layout.js';
import { labelOf, PAGE_WORDS, wordOf } from './export.words.js';

/** What one place told, as plain JSON. */
export interface ExportedPart {
  name: string;
  title: string;
  about: string | null;
  /** Whether it stays after an erasure. */
  isKept: boolean;
  content: unknown;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const WORDED = new Set(['state', 'status', 'kind', 'purpose', 'because', 'endedBecause', 'language']);
const STYLE = `:root{color-scheme:light dark}body{margin:0;font:18px/1.55 'Atkinson Hyperlegible Next',Verdana,sans-serif;background:#fffbf5;color:#1c1433}
header{background:#1b4de0;color:#fff;padding:28px 20px}main,header>div{max-width:820px;margin:auto}main{padding:8px 20px 60px}h1{margin:0 0 8px;font-size:32px;line-height:1.2}header p{margin:0}
h2{margin:44px 0 8px;font-size:25px;color:#24104f}h3{font-size:18px;margin:24px 0 6px}a{color:#1b4de0}nav ul{padding-left:22px}.quiet{color:#5d5474}
dl{display:grid;grid-template-columns:minmax(150px,36%) 1fr;margin:0 0 8px;border-top:1px solid #e7dfee}dt,dd{margin:0;padding:8px 12px 8px 0;border-bottom:1px solid #e7dfee;overflow-wrap:anywhere}dt{color:#5d5474}dd dl{margin:0}
@media(max-width:520px){dl{display:block}dt{border:0;padding-bottom:0}}
@media(prefers-color-scheme:dark){body{background:#150c2b;color:#f6f1ff}h2{color:#fff}dl,dt,dd{border-color:#3a2c5e}dt,.quiet{color:#b9afd1}a{color:#8fb0ff}}`;

/** All that was told, as one page that needs nothing else to be read. */
export function exportPage(language: Language, now: string, parts: readonly ExportedPart[]): string {
  const words = PAGE_WORDS[language];
  const contents = parts
    .map(({ name, title }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(title)}</a></li>`)
    .join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words.title}</title><style>${STYLE}</style></head>
<body><header><div><h1>${words.title}</h1><p>${words.made(escapeHtml(FORMATS[language].time(now)))}</p></div></header>
<main><p>${words.intro}</p><nav aria-labelledby="contents"><h2 id="contents">${words.contents}</h2><ul>${contents}</ul></nav>
${parts.map((part) => section(language, part)).join('\n')}
</main></body></html>
`;
}

function section(language: Language, { name, title, about, isKept, content }: ExportedPart): string {
  const words = PAGE_WORDS[language];
  const isEmpty = content === null || (Array.isArray(content) && content.length === 0);
  const fate = isEmpty ? '' : `<p class="quiet">${isKept ? words.kept : words.erased}</p>`;
  return `<section aria-labelledby="${escapeHtml(name)}"><h2 id="${escapeHtml(name)}">${escapeHtml(title)}</h2>
${about ? `<p class="quiet">${escapeHtml(about)}</p>` : ''}${isEmpty ? `<p>${words.nothing}</p>` : entries(language, content)}${fate}</section>`;
}

function entries(language: Language, content: unknown): string {
  if (!Array.isArray(content)) return valueOf(language, content);
  return content
    .map((entry, n) => `<h3>${PAGE_WORDS[language].entry} ${n + 1}</h3>${valueOf(language, entry)}`)
    .join('');
}

function valueOf(language: Language, value: unknown): string {
  const words = PAGE_WORDS[language];
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return escapeHtml(INSTANT.test(value) ? FORMATS[language].time(value) : value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map((one) => valueOf(language, one)).join('');

  const fields = Object.entries(value);
  // A text in all languages is shown in the reader's.
  if (fields.length === LANGUAGES.length && LANGUAGES.every((one) => one in value))
    return valueOf(language, (value as Record<Language, unknown>)[language]);
  return `<dl>${fields.map(([field, inside]) => `<dt>${escapeHtml(labelOf(field, language))}</dt><dd>${fieldOf(language, field, inside)}</dd>`).join('')}</dl>`;
}

/** Only fields of ours hold fixed words: a person may be called `ready`. */
function fieldOf(language: Language, field: string, value: unknown): string {
  return typeof value === 'string' && WORDED.has(field)
    ? escapeHtml(wordOf(value, language))
    : valueOf(language, value);
}
