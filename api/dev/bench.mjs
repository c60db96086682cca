/** `npm run bench`: measures on an embedded database of its own, with the durability that a shop has. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing();
const { bundle } = await import('./bundle.mjs');
const { inData, inRoot } = await import('./folders.mjs');
const { buildWhatChanged } = await import('./parts.mjs');
const { reportBuilt } = await import('./say.mjs');
const { runWithDatabase } = await import('./with-database.mjs');

const built = await buildWhatChanged(reportBuilt);
if (built.some(({ ok }) => !ok)) process.exit(1);
await bundle({ parts: 'test/bench/parts' }, inData('bench'));
await runWithDatabase({
  name: 'bench',
  script: inRoot('test/bench/run.mjs'),
  args: process.argv.slice(2),
  database: {
    folder: inData('test', `bench-${process.pid}`),
    port: 0,
    database: 'bench',
    temporary: true,
    durable: true,
  },
});
