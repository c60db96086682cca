/** What the long test runs have in common: install and build what is missing, then one project of Jest, which ends with us. */
import '../node-version.mjs';

/** @param {Record<string, string>} variables variables for the tests */
export async function runProject(project, variables) {
  const { installWhatIsMissing } = await import('../install.mjs');
  await installWhatIsMissing({ development: true });
  const { killAll, startChild, stillRunning } = await import('../children.mjs');
  const { testEnvironment } = await import('../environment.mjs');
  const { buildWhatChanged } = await import('../parts.mjs');
  const { reportBuilt } = await import('../say.mjs');
  const { endWith } = await import('../stopping.mjs');

  const ending = endWith({
    beforeEnd: async () => {
      for (const handle of stillRunning()) await handle.stop(5);
    },
    force: killAll,
    codeOfRequest: 130,
  });
  const built = await buildWhatChanged(reportBuilt);
  if (built.some(({ ok }) => !ok)) await ending.finish(1);

  const { code } = await startChild({
    name: project,
    script: 'node_modules/jest/bin/jest.js',
    args: ['-c', 'test/jest.config.mjs', '--selectProjects', project, '--runInBand', '--verbose=false'],
    env: { ...testEnvironment(), ...variables },
    show: true,
  }).exited;
  await ending.finish(code ?? 1);
}
