/** Does with `npm start` what a newcomer does: looks at every address, ends it, starts it again, and once kills it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { currentRun } from '../api/dev/claim.mjs';
import { inData } from '../api/dev/folders.mjs';
import { freePort, isFree } from '../api/dev/ports.mjs';
import { lives, pause } from '../api/dev/processes.mjs';

const readyLine = /is ready \(([\d.]+) s\)/;
const longestStart = 300;
let passed = 0;
let failed = 0;

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    console.log(`Interrupted by ${signal}.\n${passed} passed, ${failed} failed`);
    process.exit(130);
  });

const port = await pairOfPorts();
const address = `http://localhost:${port}`;

const first = await start('first start');
for (const path of ['/', '/admin', '/v1/health/ready', '/v1/docs', '/v1/games', '/dev/mail']) await answers(path);
const gamesBefore = await games();
await interrupt(first);

const second = await start('second start');
check('the data is kept', (await games()) === gamesBefore);
await killHard(second);

const third = await start('start after kill -9');
await answers('/v1/health/ready');
await interrupt(third);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

function check(label, holds, more = '') {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${label} ${more}`.trimEnd());
}

async function start(label) {
  const begun = Date.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  process.once('exit', () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
  });
  const exited = new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  const deadline = begun + longestStart * 1000;
  while (!readyLine.test(said) && child.exitCode === null && Date.now() < deadline) await pause(50);
  const isReady = readyLine.test(said);
  check(label, isReady, isReady ? `ready after ${((Date.now() - begun) / 1000).toFixed(1)} s` : `\n${said}`);
  return { child, exited };
}

async function interrupt({ child, exited }) {
  const children = started();
  if (child.exitCode === null) process.kill(-child.pid, 'SIGINT');
  const ended = await Promise.race([exited, pause(30_000)]);
  check('Ctrl-C ends it', ended?.code === 0, ended ? '' : 'still running after 30 s');
  await nothingLeft(children);
}

/** The hardest end: the launcher has no chance to tidy up. */
async function killHard({ exited }) {
  const children = started();
  const launcher = currentRun()?.pid;
  if (launcher) process.kill(launcher, 'SIGKILL');
  await exited;
  // Not waited for: the next start has to cope with what is still on its way out.
  check('kill -9 reached the launcher', Boolean(launcher), `with ${children.length} processes below it`);
}

async function nothingLeft(children) {
  for (let tries = 100; tries > 0 && children.some(lives); tries -= 1) await pause(50);
  check('no process is left', children.length > 0 && !children.some(lives), children.filter(lives).join(' '));
  check('the ports are free', (await isFree(port)) && (await isFree(port + 1)));
}

function started() {
  try {
    return JSON.parse(readFileSync(inData('run.json'), 'utf8')).children.map(({ pid }) => pid);
  } catch {
    return [];
  }
}

async function answers(path) {
  const response = await fetch(address + path).catch(() => undefined);
  check(`GET ${path}`, response?.status === 200, String(response?.status ?? 'no answer'));
}

/** What is for sale and for how much; covers are left out, which a new demonstration sets a moment after it is ready. */
async function games() {
  const response = await fetch(`${address}/v1/games`);
  const { games: all } = await response.json();
  return JSON.stringify(all.map(({ id, title, price }) => ({ id, title, price })));
}

async function pairOfPorts() {
  for (;;) {
    const found = await freePort();
    if (found < 65_000 && (await isFree(found + 1))) return found;
  }
}
