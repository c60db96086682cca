/** `npm run projections [-- rebuild <name> | rollback <name>]`: the read models, their lag, and their rebuilding. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing();
const { inRoot } = await import('./folders.mjs');
const { buildWhatChanged } = await import('./parts.mjs');
const { tellBuilt } = await import('./say.mjs');
const { runWithDatabase } = await import('./with-database.mjs');

const built = await buildWhatChanged(tellBuilt, { only: ['api'] });
if (built.some(({ ok }) => !ok)) process.exit(1);
await runWithDatabase({ name: 'projections', script: inRoot('dist/api/projections.js'), args: process.argv.slice(2) });
