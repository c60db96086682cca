/** Packs our own web games into dist/games: each as a folder, as it can be published, and as a zip of it. */
import {
  createWriteStream,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { rolldown } from 'rolldown';
import { ZipFile } from 'yazl';
import { inRoot } from './folders.mjs';
import { physicsModule } from './games/forces/physics/module.js';

const out = inRoot('dist/games');
const source = (...path) => inRoot('api/dev/games', ...path);
/** The same input gives the same zip. */
const packedAt = new Date(Date.UTC(2026, 10, 24));

rmSync(out, { recursive: true, force: true });
await packSudoku(join(out, 'sudoku'));
await packForces(join(out, 'forces'));
const ROUNDS = ['market', 'loom', 'orbit', 'words', 'circuit', 'volcano', 'bank', 'story', 'garden', 'sky'];
for (const name of ROUNDS) await packRounds(name, join(out, name));
for (const name of ['sudoku', 'forces', ...ROUNDS]) await zip(join(out, name), join(out, `${name}.zip`));

async function packSudoku(folder) {
  for (const file of ['index.html', 'style.css', 'fito.svg']) copy(source('sudoku', file), join(folder, file));
  await bundle(source('sudoku/main.js'), join(folder, 'main.js'), 'es');
  copyFonts(folder);
}

/** The files that an engine's loader expects, and a page of their own. */
async function packForces(folder) {
  for (const file of ['index.html', 'style.css', 'start.js']) copy(source('forces', file), join(folder, file));
  copy(source('forces/engine/loader.js'), join(folder, 'Build/taller.loader.js'));
  copy(source('forces/pictures.json'), join(folder, 'Build/taller.data'));
  writeFileSync(join(folder, 'Build/taller.wasm'), physicsModule());
  await bundle(source('forces/engine/framework.js'), join(folder, 'Build/taller.framework.js'), 'iife');
  copyFonts(folder);
}

/** One page and one plain script, so that it opens from a disk as well; what is the game's own in its looks comes last. */
async function packRounds(name, folder) {
  copy(source('common/page.html'), join(folder, 'index.html'));
  const looks = [source('common/rounds.css'), source(name, 'style.css')].filter((file) => existsSync(file));
  writeFileSync(join(folder, 'style.css'), looks.map((file) => readFileSync(file, 'utf8')).join(''));
  await bundle(source(name, 'main.js'), join(folder, 'main.js'), 'iife');
  copyFonts(folder);
}

function copy(from, to) {
  mkdirSync(join(to, '..'), { recursive: true });
  cpSync(from, to);
}

function copyFonts(folder) {
  const font = (name, face) =>
    inRoot('node_modules/@fontsource-variable', name, 'files', `${face}-latin-wght-normal.woff2`);
  copy(font('baloo-2', 'baloo-2'), join(folder, 'fonts/baloo-2.woff2'));
  copy(font('atkinson-hyperlegible-next', 'atkinson-hyperlegible-next'), join(folder, 'fonts/atkinson.woff2'));
}

async function bundle(input, file, format) {
  const build = await rolldown({ input, platform: 'browser' });
  await build.write({ file, format, minify: true });
  await build.close();
}

async function zip(folder, file) {
  const archive = new ZipFile();
  for (const path of filesBelow(folder)) {
    const name = relative(folder, path).replaceAll('\\', '/');
    archive.addBuffer(readFileSync(path), name, { mtime: packedAt, mode: 0o100644 });
  }
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(file));
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
