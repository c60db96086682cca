/** `npm run simulator`: the test bank alone, at SIMULATOR_PORT (3001); it remembers in .data/simulator. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing();
const { currentRun } = await import('./claim.mjs');
const { killAll, stillRunning } = await import('./children.mjs');
const { environment, hostName } = await import('./environment.mjs');
const { inData } = await import('./folders.mjs');
const { buildWhatChanged } = await import('./parts.mjs');
const { isFree } = await import('./ports.mjs');
const { reportBuilt } = await import('./say.mjs');
const { startSimulator } = await import('./services.mjs');
const { endWith } = await import('./stopping.mjs');

const env = environment();
const port = Number(env.SIMULATOR_PORT || 3001);
const publicUrl = env.SIMULATOR_PUBLIC_URL || `http://${hostName(env)}:${port}`;
const ending = endWith({
  beforeEnd: async () => {
    for (const handle of stillRunning()) await handle.stop(5);
  },
  force: killAll,
});

try {
  const withShop = currentRun()?.children.some(({ name }) => name === 'simulator');
  if (withShop && !env.SIMULATOR_STATE)
    throw new Error(
      'The test bank runs with `npm start` already. For a second one name another folder in SIMULATOR_STATE.',
    );
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use. Start on another with: SIMULATOR_PORT=${port + 10} npm run simulator`);
  const built = await buildWhatChanged(reportBuilt, { only: ['api'] });
  if (built.some(({ ok }) => !ok)) throw new Error('The build failed; the reasons stand above.');
  const print = (name, text) => console.error(`${name}: ${text}`);
  const { handle } = await startSimulator(
    { port, host: env.SIMULATOR_HOST || undefined, publicUrl, state: env.SIMULATOR_STATE || inData('simulator'), env },
    { print },
  );
  console.log(`The test bank is ready on ${publicUrl}. Ctrl-C ends it.`);
  await handle.exited;
  if (!ending.hasBegun())
    await ending.failed('The test bank ended unexpectedly; .data/logs/simulator.log may tell why.');
} catch (error) {
  if (!ending.hasBegun()) await ending.failed(error.message);
}
