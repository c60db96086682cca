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
}

const FOOTER: Record<Language, string> = {
  es: 'Ludoteca · juegos que enseñan. Este correo trata de tu cuenta o de tu compra.',
  en: 'Ludoteca · games that teach. This mail is about your account or your purchase.',
};

/** The HTML of a mail and its twin in plain text, readable at 320 px and in the dark. */
export function renderMail(language: Language, content: MailContent): { html: string; text: string } {
  return { html: htmlOf(language, content), text: textOf(language, content) };
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

function htmlOf(language: Language, { heading, paragraphs, action, rows = [], notes = [] }: MailContent): string {
  const font = "font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,sans-serif";
  const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const row = ({ label, value, strong }: { label: string; value: string; strong?: boolean }): string =>
    `<tr><td style="padding:8px 12px 8px 0;border-bottom:1px solid #e7dfee;${strong ? 'font-weight:700' : ''}">${escapeHtml(label)}</td>` +
    `<td align="right" style="padding:8px 0;border-bottom:1px solid #e7dfee;white-space:nowrap;${strong ? 'font-weight:700' : ''}">${escapeHtml(value)}</td></tr>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title>
<style>@media(prefers-color-scheme:dark){body,.ground{background:#150c2b!important}.card{background:#21153f!important;color:#f6f1ff!important}h1{color:#fff!important}td{border-color:#3a2c5e!important}.foot{color:#b9afd1!important}}</style>
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
</td></tr><tr><td class="foot" style="padding:16px 24px;color:#5d5474;font-size:15px">${FOOTER[language]}</td></tr>
</table></td></tr></table></body></html>`;
}

function textOf(language: Language, { heading, paragraphs, action, rows = [], notes = [] }: MailContent): string {
  const lines = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [heading, ...paragraphs, action ? `${action.label}:\n${action.url}` : '', lines, ...notes, `--\n${FOOTER[language]}`].filter(Boolean).join('\n\n');
}
