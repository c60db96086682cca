import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { keptAnswer, sendKept, type KeptAnswer } from './pages/kept-answers.js';

const CONTRACT = fileURLToPath(new URL('../../openapi.json', import.meta.url));
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Ludoteca API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v1/docs/swagger-ui.css">
<link rel="stylesheet" href="/v1/docs/look.css">
</head>
<body>
<div id="docs"></div>
<noscript>This page needs scripts. The contract itself is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</noscript>
<script src="/v1/docs/swagger-ui-bundle.js"></script>
<script src="/v1/docs/start.js"></script>
</body>
</html>
`;
/** Room and reading order for narrow windows, which the explorer's own sheet lacks. */
const LOOK = `body { margin: 0 }
.swagger-ui .wrapper { max-width: 70rem; padding: 0 1rem }
.swagger-ui .info { margin: 2rem 0 1rem }
.swagger-ui .scheme-container { margin: 0 0 1rem; padding: 0; background: none !important; box-shadow: none !important }
.swagger-ui .scheme-container .schemes > .schemes-server-container { display: none }
.swagger-ui .opblock-tag { padding-left: 0 }
@media (max-width: 40rem) {
  .swagger-ui .opblock .opblock-summary-control { display: grid; justify-items: start; gap: .375rem; padding: .25rem }
  .swagger-ui .opblock .opblock-summary-method { min-width: 0; padding: .25rem .625rem }
  .swagger-ui .opblock .opblock-summary-path { max-width: none; overflow-wrap: anywhere; padding: 0 }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { padding: 0; max-width: none; width: 100%; gap: .25rem }
  .swagger-ui .opblock-section-header { flex-wrap: wrap; gap: .5rem }
  .swagger-ui .table-container, .swagger-ui .responses-wrapper { overflow-x: auto }
}
`;
const START = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({ url: '/v1/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none' });
`;

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
const SHEET_TYPE = 'text/css; charset=utf-8';
const explorer = createRequire(import.meta.url);
const fileOfExplorer = (name: string): Promise<Buffer> => readFile(explorer.resolve(`swagger-ui-dist/${name}`));

/** What each address sends; made when it is first asked for, and kept, because anybody may ask any number of times. */
const MADE: Record<string, () => Promise<KeptAnswer>> = {
  '/v1/docs/swagger-ui.css': async () => keptAnswer(await fileOfExplorer('swagger-ui.css'), SHEET_TYPE),
  '/v1/docs/swagger-ui-bundle.js': async () => keptAnswer(await fileOfExplorer('swagger-ui-bundle.js'), SCRIPT_TYPE),
  '/v1/docs/look.css': () => Promise.resolve(keptAnswer(LOOK, SHEET_TYPE)),
  '/v1/docs/start.js': () => Promise.resolve(keptAnswer(START, SCRIPT_TYPE)),
  '/v1/openapi.json': async () => keptAnswer(await readFile(CONTRACT)),
};

/** Serves the contract, `/v1/openapi.json`, and the page that explains it, `/v1/docs`. */
export function serveDocs(fastify: FastifyInstance): void {
  fastify.get('/v1/docs', (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  for (const [path, make] of Object.entries(MADE)) {
    let kept: Promise<KeptAnswer> | undefined;
    fastify.get(path, async (request, reply) => {
      kept ??= make();
      kept.catch(() => (kept = undefined));
      await sendKept(reply, request.headers, await kept);
      return reply;
    });
  }
}
