import { createHash } from 'node:crypto';

/** What the player's script finds in the page; nothing of it is secret to the game. */
export interface PageSettings {
  kind: 'html' | 'engine';
  shopOrigin: string;
  slug: string;
  /** Bytes that count as loaded, unpacked. */
  totalBytes: number;
  /** The engine's files by their path in the build. */
  engine?: Record<string, unknown>;
}

export interface GameDocument {
  html: Buffer;
  /** Of its inline scripts and event handlers, for the policy. */
  hashes: string[];
}

const SCRIPT = /<script((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\s*>/gi;
const HANDLER = /\son[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const START = /<head(?:\s[^>]*)?>|<html(?:\s[^>]*)?>|<!doctype[^>]*>/gi;
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#39;': "'", '&apos;': "'", '&lt;': '<', '&gt;': '>' };

/** A page of the game itself, with our script before its first one. */
export function withBridge(page: Buffer, scriptPath: string, settings: PageSettings): GameDocument {
  // Latin-1 keeps every byte of UTF-8 as it is.
  const text = page.toString('latin1');
  const ours = Buffer.from(oursFor(scriptPath, settings)).toString('latin1');
  const at = startOf(text);
  return { html: Buffer.from(text.slice(0, at) + ours + text.slice(at), 'latin1'), hashes: inlineHashes(text) };
}

/** The page around an engine build, which brings none of its own. */
export function enginePage(scriptPath: string, settings: PageSettings): GameDocument {
  const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${settings.slug}</title>
<style>html,body,#game{margin:0;height:100%;background:#0b1020;overflow:hidden}canvas{display:block;width:100%;height:100%;outline-offset:-3px}canvas:focus-visible{outline:3px solid #ffb703}</style>
</head>
<body><div id="game"></div>${oursFor(scriptPath, settings)}</body>
</html>
`;
  return { html: Buffer.from(html), hashes: [] };
}

function oursFor(scriptPath: string, settings: PageSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="ludoteca-settings">${json}</script><script src="${scriptPath}"></script>`;
}

/** Behind the last of doctype, html and head that stand before the first script. */
function startOf(text: string): number {
  const limit = text.search(/<script|<body/i);
  const head = limit < 0 ? text : text.slice(0, limit);
  return [...head.matchAll(START)].reduce((last, found) => found.index + found[0].length, 0);
}

function inlineHashes(text: string): string[] {
  const scripts = [...text.matchAll(SCRIPT)].filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes));
  const handlers = [...text.matchAll(HANDLER)].map(([, double, single]) => decoded(double ?? single ?? ''));
  return [...new Set([...scripts.map(([, , code = '']) => code.replace(/\r\n?/g, '\n')), ...handlers])].map((code) =>
    createHash('sha256').update(code, 'latin1').digest('base64'),
  );
}

function decoded(attribute: string): string {
  return attribute
    .replace(/&(?:quot|#39|apos|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('&amp;', '&');
}
