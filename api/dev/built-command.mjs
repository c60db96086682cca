import { inRoot } from './folders.mjs';
import { installWhatIsMissing } from './install.mjs';

/** Runs a command line tool of the server, built and on its database; its script is `dist/api/<name>.js`. */
export async function runBuiltCommand(name) {
  await installWhatIsMissing();
  // What follows needs the packages that have just been installed.
  const { buildWhatChanged } = await import('./parts.mjs');
  const { reportBuilt } = await import('./say.mjs');
  const { runWithDatabase } = await import('./with-database.mjs');

  const built = await buildWhatChanged(reportBuilt, { only: ['api'] });
  if (built.some(({ ok }) => !ok)) process.exit(1);
  await runWithDatabase({ name, script: inRoot(`dist/api/${name}.js`), args: process.argv.slice(2) });
}
