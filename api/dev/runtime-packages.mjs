/** `node api/dev/runtime-packages.mjs`: leaves in package.json only what the built server loads from node_modules, for `npm prune` in an image. */
import { readFileSync, writeFileSync } from 'node:fs';
import { runtimePackages } from './bundle.mjs';
import { inRoot } from './folders.mjs';

const read = (...path) => JSON.parse(readFileSync(inRoot(...path, 'package.json'), 'utf8'));
const { name, version, type } = read();
const dependencies = Object.fromEntries(runtimePackages.map((each) => [each, read('node_modules', each).version]));
writeFileSync(inRoot('package.json'), JSON.stringify({ name, version, private: true, type, dependencies }));
