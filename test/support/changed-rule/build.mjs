/** Builds the shop with a split rule that begins on 15 March 2027 and gives studios 80 %: `node build.mjs <folder>`. */
import { bundle, copyReadFiles } from '../../../api/dev/bundle.mjs';

const folder = process.argv[2];
const latest = "{ version: 2, from: '2026-12-01', developerPercent: 70, plansAccrue: true },";

const withThirdRule = {
  name: 'with-third-rule',
  transform: {
    filter: { id: /api\/contexts\/books\/split\.rules\.ts$/ },
    handler(code) {
      if (!code.includes(latest)) throw new Error('the list of rules looks otherwise now');
      return code.replace(
        latest,
        `${latest} { version: 3, from: '2027-03-15', developerPercent: 80, plansAccrue: true },`,
      );
    },
  },
};

await bundle({ main: 'api/main', projections: 'api/projections' }, folder, [withThirdRule]);
copyReadFiles(folder);
