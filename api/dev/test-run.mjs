/** What the long test runs have in common: install and build what is missing, then one project of Jest, which ends with us. */
import './node-version.mjs';

/** @param {Record<string, string>} wishes variables for the tests */
export async function runProject(project, wishes) {
  const { installWhatIsMissing } = await import('./install.mjs');
  await installWhatIsMissing({ development: true });
  const { killAll, startChild, stillRunning } = await import('./children.mjs');
  const { testEnvironment } = await import('./environment.mjs');
  const { buildWhatChanged } = await import('./parts.mjs');
  const { tellBuilt } = await import('./say.mjs');
  const { endWith } = await import('./stopping.mjs');

  const ending = endWith({
    beforeEnd: async () => {
      for (const handle of stillRunning()) await handle.stop(5);
    },
    force: killAll,
    codeOnWish: 130,
  });
  const built = await buildWhatChanged(tellBuilt);
  if (built.some(({ ok }) => !ok)) await ending.finish(1);

  const { code } = await startChild({
    name: project,
    script: 'node_modules/jest/bin/jest.js',
    args: ['-c', 'test/jest.config.cjs', '--selectProjects', project, '--runInBand', '--verbose=false'],
    env: { ...testEnvironment(), ...wishes },
    show: true,
  }).exited;
  await ending.finish(code ?? 1);
}
