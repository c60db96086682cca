import { escapeHtml } from '../../../platform/mail/layout.js';
import type { DocumentContent, ContentRow, ContentSection } from './document.template.js';

const STYLE = `:root{color-scheme:light}body{margin:0;padding:24px 16px;background:#fff;color:#1c1433;font:17px/1.5 'Atkinson Hyperlegible Next',Verdana,sans-serif}
main{max-width:720px;margin:auto}header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;border-bottom:3px solid #1b4de0;padding-bottom:12px}
h1{margin:0;font-size:28px;line-height:1.2}h2{font-size:19px;margin:28px 0 8px}.brand{font-weight:800;color:#1b4de0}dl{margin:0;display:grid;grid-template-columns:minmax(9rem,max-content) 1fr;gap:2px 16px}
dt{color:#574a75}dd{margin:0;overflow-wrap:anywhere}.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));column-gap:32px}table{width:100%;border-collapse:collapse}
th,td{padding:8px 0;border-bottom:1px solid #e7dfee;text-align:left;vertical-align:top}th:last-child,td:last-child{text-align:right;white-space:nowrap;padding-left:16px}td small{display:block;color:#574a75}
tfoot td{font-weight:400}tfoot tr:last-child td{font-weight:700;border-bottom:0}footer{margin-top:32px;color:#574a75;font-size:15px}@media print{body{padding:0}}`;

/** A document as a page of its own, readable on a phone and in print. @param nonce of the style, for the content policy. */
export function documentPage(content: DocumentContent, nonce: string): string {
  const { language, title, about, parties, lines, sections, footer } = content;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Ludoteca</title><style nonce="${nonce}">${STYLE}</style></head><body><main>
<header><h1>${escapeHtml(title)}</h1><span class="brand">Ludoteca</span></header>
<section>${facts(about)}</section><div class="parties">${parties.map(section).join('')}</div>
<h2>${escapeHtml(lines.heading)}</h2><table><thead><tr>${lines.columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>${lines.rows.map(tableRow).join('')}</tbody><tfoot>${lines.totals.map(tableRow).join('')}</tfoot></table>
${sections.map(section).join('')}<footer><p>${escapeHtml(footer)}</p></footer></main></body></html>`;
}

function section({ heading, rows, paragraphs }: ContentSection): string {
  return `<section><h2>${escapeHtml(heading)}</h2>${facts(rows)}${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</section>`;
}

function facts(rows: readonly ContentRow[]): string {
  return rows.length === 0
    ? ''
    : `<dl>${rows.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
}

function tableRow({ label, value, note }: ContentRow): string {
  return `<tr><td>${escapeHtml(label)}${note ? `<small>${escapeHtml(note)}</small>` : ''}</td><td>${escapeHtml(value)}</td></tr>`;
}
