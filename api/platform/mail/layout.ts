import { withReadableAddresses } from '../email-address.js';
import type { Language } from '../http/messages.js';

/** What a mail says, before it has a look. Texts are plain and are escaped here. */
export interface MailContent {
  heading: string;
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** A table of two columns, such as lines and their prices; a strong row stands out. */
  rows?: { label: string; value: string; strong?: boolean }[];
  /** Short paragraphs after the table. */
  notes?: string[];
  /** Further parts under headings of their own. */
  sections?: MailSection[];
}

/** A part of a longer mail; values of its rows may be long. Small print has a smaller heading too. */
export interface MailSection {
  heading: string;
  rows?: { label: string; value: string }[];
  paragraphs?: string[];
  link?: { label: string; url: string };
  small?: boolean;
}

const LONGEST_ON_ONE_LINE = 16;

const FOOTER: Record<Language, string> = {
  es: 'Ludoteca · juegos que enseñan. Este correo trata de tu cuenta o de tu compra.',
  en: 'Ludoteca · games that teach. This mail is about your account or your purchase.',
};

/** The HTML of a mail, and the same as plain text, readable at 320 px and in the dark. */
export function renderMail(language: Language, content: MailContent): { html: string; text: string } {
  return {
    html: withReadableAddresses(htmlOf(language, content)),
    text: withReadableAddresses(textOf(language, content)),
  };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function htmlOf(
  language: Language,
  { heading, paragraphs, action, rows = [], notes = [], sections = [] }: MailContent,
): string {
  const font = "font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,sans-serif";
  const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const row = ({ label, value, strong }: { label: string; value: string; strong?: boolean }): string => {
    const style = `border-bottom:1px solid #e7dfee;${strong ? 'font-weight:700' : ''}`;
    // An amount stays on its line; a long value would push the table out of a phone.
    const fit =
      value.length > LONGEST_ON_ONE_LINE ? 'overflow-wrap:anywhere;word-break:break-word' : 'white-space:nowrap';
    return `<tr><td style="padding:8px 12px 8px 0;${style}">${escapeHtml(label)}</td><td align="right" style="padding:8px 0;${fit};${style}">${escapeHtml(value)}</td></tr>`;
  };
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title>
<style>@media(prefers-color-scheme:dark){body,.ground{background:#150c2b!important}.card{background:#21153f!important;color:#f6f1ff!important}h1,h2,h3{color:#fff!important}td,h2{border-color:#3a2c5e!important}.foot,.quiet{color:#b9afd1!important}.link{color:#8fb0ff!important}}</style>
</head><body class="ground" style="margin:0;background:#fffbf5;color:#1c1433;${font};font-size:17px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:#1b4de0;border-radius:18px 18px 0 0;padding:16px 24px;color:#ffffff;font-size:24px;font-weight:800">Ludoteca</td></tr>
<tr><td class="card" style="background:#ffffff;border-radius:0 0 18px 18px;padding:28px 24px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:#24104f">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${action ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#ffc93c;color:#1c1433;font-weight:700;text-decoration:none;border-radius:999px;padding:14px 28px">${escapeHtml(action.label)}</a></p>` : ''}
${rows.length > 0 ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:16px">${rows.map(row).join('')}</table>` : ''}
${notes.map((text) => paragraph(text, 'font-size:15px')).join('\n')}
${sections.map(sectionHtml).join('\n')}
</td></tr><tr><td class="foot" style="padding:16px 24px;color:#5d5474;font-size:15px">${FOOTER[language]}</td></tr>
</table></td></tr></table></body></html>`;
}

function sectionHtml({ heading, rows = [], paragraphs = [], link, small = false }: MailSection): string {
  const title = small
    ? `<h3 style="margin:16px 0 4px;font-size:15px;line-height:1.4;color:#24104f">${escapeHtml(heading)}</h3>`
    : `<h2 style="margin:28px 0 12px;padding-top:20px;border-top:1px solid #e7dfee;font-size:21px;line-height:1.25;color:#24104f">${escapeHtml(heading)}</h2>`;
  const row = ({ label, value }: { label: string; value: string }): string =>
    `<tr><td class="quiet" width="42%" valign="top" style="padding:4px 12px 4px 0;color:#5d5474">${escapeHtml(label)}</td>` +
    `<td valign="top" style="padding:4px 0;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(value)}</td></tr>`;
  const paragraph = (text: string): string =>
    small
      ? `<p class="quiet" style="margin:0 0 8px;font-size:15px;color:#5d5474">${escapeHtml(text)}</p>`
      : `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const table =
    rows.length > 0
      ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px">${rows.map(row).join('')}</table>`
      : '';
  const anchor = link
    ? `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(link.url)}" style="color:#1b4de0;font-weight:700">${escapeHtml(link.label)}</a></p>`
    : '';
  return `${title}${table}${paragraphs.map(paragraph).join('')}${anchor}`;
}

function textOf(
  language: Language,
  { heading, paragraphs, action, rows = [], notes = [], sections = [] }: MailContent,
): string {
  const listed = (lines: { label: string; value: string }[]): string =>
    lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const further = sections.flatMap(({ heading: title, rows: facts = [], paragraphs: words = [], link, small }) => [
    small ? title : `${title}\n${'-'.repeat(title.length)}`,
    listed(facts),
    ...words,
    link ? `${link.label}:\n${link.url}` : '',
  ]);
  return [
    heading,
    ...paragraphs,
    action ? `${action.label}:\n${action.url}` : '',
    listed(rows),
    ...notes,
    ...further,
    `--\n${FOOTER[language]}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
