/** `npm run build`: builds the API, the storefront and the console where they changed; `-- --all` builds everything. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing();
const { buildWhatChanged } = await import('./parts.mjs');
const { reportBuilt } = await import('./say.mjs');

const results = await buildWhatChanged(reportBuilt, { everything: process.argv.includes('--all') });
if (results.length === 0) console.log('Everything is built already.');
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
