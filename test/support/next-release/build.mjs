/** Builds the release after this one, whose programs a test runs beside those of this one: `node build.mjs <folder>`. */
import { bundle, copyReadFiles } from '../../../api/dev/bundle.mjs';

const folder = process.argv[2];
const listOfContexts = 'const parts: readonly ContextParts[] = [';

const withBenefits = {
  name: 'with-gifts',
  transform: {
    filter: { id: /api\/contexts\.ts$/ },
    handler(code) {
      if (!code.includes(listOfContexts)) throw new Error('the list of contexts looks otherwise now');
      return `import { benefits } from '../test/support/next-release/benefits.js';\n${code.replace(listOfContexts, `${listOfContexts} benefits,`)}`;
    },
  },
};

await bundle({ main: 'api/main', worker: 'api/worker' }, folder, [withBenefits]);
copyReadFiles(folder);
