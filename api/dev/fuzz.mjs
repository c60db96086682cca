/** `npm run fuzz`: sends random bad requests over every route of a shop of its own. `--seed N --requests N`, and `--only N` for one of them. */
import './node-version.mjs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seed: { type: 'string' }, requests: { type: 'string' }, only: { type: 'string' } } });
const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing();
const { killAll, startChild, stillRunning } = await import('./children.mjs');
const { testEnvironment } = await import('./environment.mjs');
const { buildWhatChanged } = await import('./parts.mjs');
const { tellBuilt } = await import('./say.mjs');
const { endWith } = await import('./stopping.mjs');

const ending = endWith({ beforeEnd: async () => { for (const handle of stillRunning()) await handle.stop(5); }, force: killAll, codeOnWish: 130 });
const built = await buildWhatChanged(tellBuilt);
if (built.some(({ ok }) => !ok)) await ending.finish(1);

const wishes = Object.fromEntries(Object.entries(values).map(([name, value]) => [`FUZZ_${name.toUpperCase()}`, value]));
const seed = values.seed ?? String(Date.now() % 1_000_000);
const { code } = await startChild({
  name: 'fuzz', script: 'node_modules/jest/bin/jest.js', args: ['-c', 'test/jest.config.cjs', '--selectProjects', 'fuzz', '--runInBand', '--verbose=false'],
  env: { ...testEnvironment(), ...wishes, FUZZ_SEED: seed }, show: true,
}).exited;
await ending.finish(code ?? 1);
