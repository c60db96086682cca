/** Writes the browsers' types of the contract, which they import as `#contract`. npm runs it after each installation, the checks before they begin. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inData, inRoot } from './folders.mjs';

const contract = inRoot('api/openapi.json');
/** Named by `imports` in package.json, so that compilers, linters and editors find it alike. */
const types = inData('contract/api.d.ts');

/** Writes the types where the contract or the generator changed. */
export async function prepareContractTypes() {
  const require = createRequire(import.meta.url);
  const { version } = require('openapi-typescript/package.json');
  const text = readFileSync(contract, 'utf8');
  const mark = `/** Generated from api/openapi.json ${createHash('sha256').update(text).digest('hex').slice(0, 16)} by openapi-typescript ${version}; not to be edited. */\n`;
  if (existsSync(types) && readFileSync(types, 'utf8').startsWith(mark)) return;

  const { default: openapiTypes, astToString } = await import('openapi-typescript');
  const generated = mark + astToString(await openapiTypes(text));
  mkdirSync(dirname(types), { recursive: true });
  // Checks that run side by side read a whole file, the old or the new one.
  writeFileSync(`${types}.${process.pid}`, generated);
  renameSync(`${types}.${process.pid}`, types);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // An image, or a shop that only runs, has neither the generator nor a use for types.
  const isNeeded = existsSync(contract) && existsSync(inRoot('node_modules/openapi-typescript'));
  if (isNeeded) await prepareContractTypes();
}
