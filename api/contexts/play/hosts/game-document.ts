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

/** What a page of ours loads: our script, and below `files` what it calls by a path of its own. */
export interface PagePlaces {
  script: string;
  files: string;
}

/** What stands before the page's own scripts: where its files lie, our settings and our script. */
export function oursFor({ script, files }: PagePlaces, settings: PageSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<base href="${files}"><script type="application/json" id="ludoteca-settings">${json}</script><script src="${script}"></script>`;
}

/** The page around an engine build, which brings none of its own. */
export function enginePage(places: PagePlaces, settings: PageSettings): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${settings.slug}</title>
<style>html,body,#game{margin:0;height:100%;background:#0b1020;overflow:hidden}canvas{display:block;width:100%;height:100%;outline-offset:-3px}canvas:focus-visible{outline:3px solid #ffb703}</style>
</head>
<body><div id="game"></div>${oursFor(places, settings)}</body>
</html>
`;
}

/** The page that keeps a game's files, without any of them. */
export function keeperPage(script: string, settings: { shopOrigin: string }): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><title>Ludoteca</title></head>
<body><script type="application/json" id="ludoteca-settings">${json}</script><script src="${script}"></script></body>
</html>
`;
}
