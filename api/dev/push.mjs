/**
 * `npm run push -- <folder or archive> <game>`: uploads a build of a studio's game and sets it as preview.
 * LUDOTECA_TOKEN is a token of the developer dashboard, LUDOTECA_URL the shop; --version names the build, --platform a download's.
 * Prints the address of the preview, or what is wrong with the build (exit code 1).
 */
import { createReadStream, createWriteStream, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Upload } from 'tus-js-client';
import { ZipFile } from 'yazl';
import { isCut, isPassing, PartSizes } from './part-sizes.mjs';

const LINK = 0o120777;
/** A game for these may need links, such as those to the versions of a framework. */
const WITH_LINKS = ['macos', 'linux'];
const RETRIES = [0, 1_000, 5_000, 15_000, 30_000, 60_000, 60_000, 60_000];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, platform: { type: 'string' } },
});
const shop = (process.env.LUDOTECA_URL || 'http://localhost:3000').replace(/\/$/, '');
const token = process.env.LUDOTECA_TOKEN;

try {
  await push(positionals);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function push([path, slug]) {
  if (!token || !path || !slug)
    throw new Error('Usage: LUDOTECA_TOKEN=… LUDOTECA_URL=https://… npm run push -- <folder or archive> <game>');
  const { games } = await ask('GET', '/v1/developer/games');
  const game = games.find((one) => one.slug === slug || one.id === slug);
  if (!game)
    throw new Error(`None of your games is called ${slug}. You have: ${games.map((one) => one.slug).join(', ')}`);

  const scratch = await mkdtemp(join(tmpdir(), 'ludoteca-push-'));
  try {
    const archive = (await stat(path)).isDirectory() ? await zipped(path, join(scratch, 'build.zip')) : path;
    const build = await checked(game, await sent(game, archive));
    for (const finding of build.findings) console.log(lineFor(finding));
    if (build.status !== 'ready') throw new Error(`Build ${build.version} was refused.`);
    await ask('PUT', `/v1/developer/games/${game.id}/channels`, { channel: 'preview', buildId: build.id });
    console.log(`Preview: ${shop}/webgame/${game.slug}?channel=preview`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** One file for a whole folder, its files in a fixed order. What is left out is printed. */
async function zipped(folder, file) {
  const archive = new ZipFile();
  for (const { name, why, isLink } of entriesBelow(folder)) {
    if (why) console.log(`Left out: ${name} (${why})`);
    else if (isLink) archive.addBuffer(Buffer.from(readlinkSync(join(folder, name))), name, { mode: LINK });
    else archive.addFile(join(folder, name), name);
  }
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(file));
  return file;
}

/** @returns the name of each file below a folder, and why it is left out; of a folder that is left out, its own */
function entriesBelow(folder, above = '') {
  const entries = readdirSync(join(folder, above), { withFileTypes: true });
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = above + entry.name;
      const why = reasonAgainst(entry);
      const isLink = entry.isSymbolicLink();
      return entry.isDirectory() && !why ? entriesBelow(folder, `${name}/`) : [{ name, why, isLink }];
    });
}

/** No link is followed: it may lead out of the folder. What begins with a dot holds secrets and history, which a game does not need. */
function reasonAgainst(entry) {
  if (entry.name.startsWith('.')) return 'begins with a dot';
  if (entry.isSymbolicLink()) return WITH_LINKS.includes(values.platform) ? null : 'a link';
  return entry.isFile() || entry.isDirectory() ? null : 'not a file';
}

/** Sends the archive in parts; after a lost network it goes on where it stopped. @returns the build's id */
async function sent(game, archive) {
  const { size } = await stat(archive);
  const kind = values.platform ? { kind: 'download', platform: values.platform } : { kind: 'web' };
  const version = values.version ?? new Date().toISOString().slice(0, 16).replace('T', ' ');
  const parts = new PartSizes();
  const upload = await new Promise((done, failed) => {
    const resize = (next) => (running.options.chunkSize = next);
    const running = new Upload(createReadStream(archive), {
      endpoint: `${shop}/v1/developer/uploads`,
      uploadSize: size,
      chunkSize: parts.size,
      retryDelays: RETRIES,
      headers: { authorization: `Bearer ${token}` },
      metadata: { gameId: game.id, version, filename: basename(archive), ...kind },
      onBeforeRequest: () => parts.begins(performance.now()),
      onChunkComplete: (bytes) => resize(parts.came(bytes, performance.now())),
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        if (isCut(status)) resize(parts.wasCut());
        return isPassing(status);
      },
      onProgress: (bytes) => process.stdout.write(`\r${Math.floor((100 * bytes) / size)} % of ${size} bytes`),
      onError: (error) => failed(new Error(sentenceOf(error))),
      onSuccess: () => done(running),
    });
    running.start();
  });
  process.stdout.write('\n');
  return upload.url.split('/').pop();
}

async function checked(game, buildId) {
  for (;;) {
    const build = await ask('GET', `/v1/developer/games/${game.id}/builds/${buildId}`);
    if (build.status !== 'checking') return build;
    await pause(1_000);
  }
}

async function ask(method, path, body) {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const reply = await fetch(shop + path, { method, headers, body: body && JSON.stringify(body) });
  const answer = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Error(answer.message ?? `${method} ${path} was answered with ${reply.status}`);
  return answer;
}

/** Its place as compilers write it: editors lead there. */
function lineFor({ level, path, line, detail, message }) {
  const place = path === undefined ? '' : `${path}${line === undefined ? '' : `:${line}`}: `;
  return `${place}${level}: ${message}${detail === undefined ? '' : ` (${detail})`}`;
}

/** The server's own sentence, where it gave one. */
function sentenceOf(error) {
  try {
    return JSON.parse(error.originalResponse.getBody()).message;
  } catch {
    return error.message;
  }
}
