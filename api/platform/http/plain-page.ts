import { createHash } from 'node:crypto';
import type { Bilingual, Language } from './messages.js';

interface PlainPage {
  title: Bilingual;
  text: Bilingual;
  /** What leads to the same address once more; left out where the page goes on by itself. */
  again?: Bilingual;
  /** Goes on by itself. */
  next?: { afterSeconds: number; url: string };
  script?: string;
}

const STYLE =
  'body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;background:#f6f4fb;color:#1d1533}main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}h1,h2{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}a{display:inline-block;padding:.5rem 1.25rem;border-radius:99px;background:#1b4de0;color:#fff;font-weight:700}section+section{margin-top:2.5rem;border-top:1px solid #cfc8e6;padding-top:1.5rem}@media(prefers-color-scheme:dark){body{background:#17112a;color:#f1edfb}}';

/** A page that needs nothing but itself, in both languages, and the policy that lets it be shown. */
export function plainPage({ title, text, again, next, script }: PlainPage): { html: string; policy: string } {
  const part = (language: Language, level: 'h1' | 'h2'): string =>
    `<section lang="${language}"><${level}>${title[language]}</${level}><p role="status">${text[language]}</p>${again ? `<p><a href="">${again[language]}</a></p>` : ''}</section>`;
  const html =
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    (next ? `<meta http-equiv="refresh" content="${next.afterSeconds};url=${inAttribute(next.url)}">` : '') +
    `<title>${title.es} · Ludoteca</title><style>${STYLE}</style>${script ? `<script>${script}</script>` : ''}</head>` +
    `<body><main>${part('es', 'h1')}${part('en', 'h2')}</main></body></html>`;
  const policy = `default-src 'none'; style-src ${hashOf(STYLE)}; ${script ? `script-src ${hashOf(script)}; ` : ''}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
