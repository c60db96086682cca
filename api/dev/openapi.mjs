/** `npm run openapi`: writes the API's contract and the types that the browsers' apps are checked against. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing();
const { runChild } = await import('./children.mjs');
const { inRoot } = await import('./folders.mjs');
const { buildWhatChanged } = await import('./parts.mjs');
const { tellBuilt } = await import('./say.mjs');

const built = await buildWhatChanged(tellBuilt, { only: ['api'] });
if (built.some(({ ok }) => !ok)) process.exit(1);

const written = await runChild({ name: 'openapi', script: inRoot('dist/api/openapi.js') });
console.log(written.output || 'The contract and its types are current.');
process.exit(written.ok ? 0 : 1);
