/** Builds what runs on a game's host into dist/sandbox: before games that are pages, around engine builds, and what keeps both. */
import { rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot } from './folders.mjs';

const scripts = { bridge: 'bridge.ts', engine: 'engine.tsx', keeper: 'copies/keeper.ts', keeping: 'copies/keeping.ts' };
const folder = inRoot('dist/sandbox');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, entry] of Object.entries(scripts)) writeFileSync(join(folder, `${name}.js`), await bundled(entry));

/** One classic script: it must have run before the page's own first one. */
async function bundled(entry) {
  const build = await rolldown({
    input: inRoot('storefront/src/features/play/sandbox', entry),
    platform: 'browser',
    tsconfig: inRoot('storefront/tsconfig.json'),
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    onLog: (level, log, print) => {
      if (log.code !== 'COMMONJS_VARIABLE_IN_ESM') print(level, log);
    },
  });
  const { output } = await build.generate({ format: 'iife', minify: true, comments: false });
  await build.close();
  return output[0].code;
}
