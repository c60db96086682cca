/** Builds the shop with another payment provider: `node build.mjs <folder>`. Its folder and its line in `contexts.ts` are all that differs. */
import { bundle, copyReadFiles } from '../../../api/dev/bundle.mjs';

const folder = process.argv[2];
const line = "import { transbank } from './contexts/payments/transbank/index.js';";

const withSecondProvider = {
  name: 'with-second-provider',
  transform: {
    filter: { id: /api\/contexts\.ts$/ },
    handler(code) {
      if (!code.includes(line)) throw new Error('the list of contexts looks otherwise now');
      return code.replace(
        line,
        "import { secondProvider as transbank } from '../test/support/second-provider/index.js';",
      );
    },
  },
};

await bundle({ main: 'api/main' }, folder, [withSecondProvider]);
copyReadFiles(folder);
