/** `npm run chaos`: lets everything go wrong in shops of their own, as seeds decide. `--seeds N --from S --lanes L`; `--seed S` runs one of them again. */
import './node-version.mjs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seeds: { type: 'string' }, from: { type: 'string' }, seed: { type: 'string' }, lanes: { type: 'string' } } });
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

const wishes = {
  CHAOS_SEEDS: values.seed ? '1' : (values.seeds ?? '500'), CHAOS_FROM: values.seed ?? values.from ?? '1', CHAOS_LANES: values.seed ? '1' : (values.lanes ?? '2'),
};
const { code } = await startChild({
  name: 'chaos', script: 'node_modules/jest/bin/jest.js', args: ['-c', 'test/jest.config.cjs', '--selectProjects', 'chaos', '--runInBand', '--verbose=false'],
  env: { ...testEnvironment(), ...wishes }, show: true,
}).exited;
await ending.finish(code ?? 1);
