/** Builds the release after this one, whose programs a test runs beside those of this one: `node build.mjs <folder>`. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../../api/dev/bundle.mjs';
import { inRoot } from '../../../api/dev/folders.mjs';

const folder = process.argv[2];
const listOfContexts = 'const parts: readonly ContextParts[] = [';

const withGifts = {
  name: 'with-gifts',
  transform: {
    filter: { id: /api\/contexts\.ts$/ },
    handler(code) {
      if (!code.includes(listOfContexts)) throw new Error('the list of contexts looks otherwise now');
      return `import { gifts } from '../test/support/next-release/gifts.js';\n${code.replace(listOfContexts, `${listOfContexts} gifts,`)}`;
    },
  },
};

await bundle({ main: 'api/main', worker: 'api/worker' }, folder, [withGifts]);
for (const path of readdirSync(inRoot('api'), { recursive: true }).filter((name) =>
  /\.(sql|ttf)$|^openapi\.json$/.test(name),
))
  cpSync(inRoot('api', path), join(folder, path));
