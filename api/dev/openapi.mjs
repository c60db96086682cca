/** `npm run openapi`: writes the API's document and the types that the browsers' apps are checked against. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing();
const { mkdirSync, writeFileSync } = await import('node:fs');
const { runChild } = await import('./children.mjs');
const { inData, inRoot } = await import('./folders.mjs');
const { buildWhatChanged } = await import('./parts.mjs');
const { tellBuilt } = await import('./say.mjs');

const document = inData('openapi.json');
const types = 'storefront/src/lib/api.types.ts';

const built = await buildWhatChanged(tellBuilt, { only: ['api'] });
if (built.some(({ ok }) => !ok)) process.exit(1);

const printed = [];
const keep = (line, stream) => (stream === 'stdout' ? printed.push(line) : console.error(line));
const { ok } = await runChild({ name: 'openapi', script: inRoot('dist/api/openapi.js'), onLine: keep });
if (!ok) process.exit(1);
mkdirSync(inData(), { recursive: true });
writeFileSync(document, printed.join('\n'));

const generated = await runChild({ name: 'types', script: inRoot('node_modules/openapi-typescript/bin/cli.js'), args: [document, '-o', inRoot(types)] });
console.log(generated.ok ? `Wrote ${types}` : generated.output);
process.exit(generated.ok ? 0 : 1);
