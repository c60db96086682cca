#!/usr/bin/env node
/**
 * How a downloaded game brings achievements to Ludoteca. An example to copy from: Node 20 or later, no packages.
 *
 *   export LUDOTECA=https://the-address-of-the-shop LUDOTECA_GAME=the-game-in-the-shop
 *   node achievements-client.mjs connect K7QM-4XPD     with a code from /ach-pass
 *   node achievements-client.mjs unlock FIRST_SUDOKU   reached, whatever its target
 *   node achievements-client.mjs progress ROAD 12      12 of its target
 *   node achievements-client.mjs send                  what still waits
 *   node achievements-client.mjs play                  says that the game is played, until Ctrl+C
 *
 * `--shop` and `--game` say the same as the variables; `--folder` is where the ticket and the queue are kept. One process at a time
 * may use a folder. Ends with 0: done, or kept for later; 1: failed; 2: wrong usage; 3: a code is needed; 4: the person may not
 * play; 5: no time to play is left today.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const EXIT = { done: 0, failed: 1, usage: 2, needsCode: 3, notEntitled: 4, noTimeLeft: 5 };
const [TICKET, QUEUE] = ['ticket.json', 'queue.json'];
/** The shop takes so many reports in one request. */
const MOST_REPORTS = 50;
/** What the shop takes as the name of a computer. */
const LONGEST_NAME = 60;
/** Longer than this the program does not wait for its room at the shop. */
const LONGEST_WAIT_S = 60;
const ANSWERS_WITHIN_MS = 15_000;
/** Between two heartbeats, where the shop could not be reached to say it. */
const BEAT_S = 30;
/** From then on the program says how long may still be played. */
const LAST_MINUTES = 10;

const NO_LONGER_CONNECTED = 'The game is no longer connected. Nothing is lost: get a new code at /ach-pass.';

const say = (sentence) => console.log(sentence);
const count = (reports) => (reports.length === 1 ? '1 report waits' : `${reports.length} reports wait`);

/** An end of the program: what to say, and its exit code. */
class End extends Error {
  constructor(exit, sentence) {
    super(sentence);
    this.exit = exit;
  }
}

let [shop, game, folder] = ['', '', ''];

/** Written beside and renamed: a game that is ended in between keeps the old file or has the new one, never half of one. */
async function keep(name, value) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const beside = join(folder, `${name}.${process.pid}.new`);
  await writeFile(beside, JSON.stringify(value), { mode: 0o600, flush: true });
  await rename(beside, join(folder, name));
}

async function kept(name, otherwise) {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8'));
  } catch (problem) {
    if (problem.code === 'ENOENT') return otherwise;
    throw new End(EXIT.failed, `The file ${join(folder, name)} cannot be read: ${problem.message}`);
  }
}

/** @returns null where the shop cannot be reached, is out of order, or something else answers in its place */
async function post(path, body) {
  try {
    const reply = await fetch(new URL(path, shop), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify(body),
      // A ticket is sent to the shop and to no other address.
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    return reply.status < 500 ? { status: reply.status, body: await reply.json() } : null;
  } catch {
    return null;
  }
}

const refusalOf = ({ status, body }) =>
  `The shop answered ${status}: ${body.message ?? body.code ?? 'no reason given'}`;

async function connect(code) {
  // The person's list of connected games names the computer, so that they know which one to disconnect.
  const device = hostname().slice(0, LONGEST_NAME) || undefined;
  const answer = await post('/v1/achievements/passes/exchange', { code, game, device });
  if (!answer) throw new End(EXIT.failed, 'The shop cannot be reached. A code is good for two minutes: try again.');
  const { status, body } = answer;
  const because = { 403: EXIT.notEntitled, 404: EXIT.needsCode };
  if (status !== 200) throw new End(because[status] ?? EXIT.failed, refusalOf(answer));

  const before = await kept(TICKET, null);
  // What one person earned is not for the account of another one.
  if (before && before.playerId !== body.playerId) await keep(QUEUE, []);
  await keep(TICKET, body);
  say(`Connected until ${body.expiresAt.slice(0, 10)}.`);
  await send();
}

/** Keeps a report before anything is sent, so that nothing earned depends on a network. */
async function report(next) {
  await keep(QUEUE, mergedWith(await kept(QUEUE, []), { ...next, at: new Date().toISOString() }));
  await send();
}

/** One report of each key: the farthest, and of two that say the same the earlier one. */
function mergedWith(queue, next) {
  if (!queue.some(({ key }) => key === next.key)) return [...queue, next];
  return queue.map((before) => (before.key === next.key ? farther(before, next) : before));
}

function farther(before, next) {
  const [old, fresh] = [before, next].map(({ unlock, value }) => (unlock ? Infinity : value));
  if (old !== fresh) return old > fresh ? before : next;
  return before.at <= next.at ? before : next;
}

/** Sends what waits. A report leaves the queue when the shop has answered for it; sending one twice does no harm. */
async function send() {
  const ticket = (await kept(TICKET, null))?.ticket;
  for (;;) {
    const queue = await kept(QUEUE, []);
    if (queue.length === 0) return say('Everything is sent.');
    if (!ticket) throw new End(EXIT.needsCode, `${count(queue)} until the game is connected: get a code at /ach-pass.`);
    const batch = queue.slice(0, MOST_REPORTS);
    const answer = await post('/v1/achievements/reports', { ticket, reports: batch });
    if (!answer) return say(`The shop cannot be reached. ${count(queue)} for the next time.`);
    if (answer.status === 429) {
      await roomAtTheShop(answer.body.retryAfterSeconds ?? LONGEST_WAIT_S, queue);
      continue;
    }
    const settled = new Set((await settledBy(answer, batch)).map(({ key }) => key));
    await keep(
      QUEUE,
      queue.filter(({ key }) => !settled.has(key)),
    );
  }
}

async function roomAtTheShop(seconds, queue) {
  const at = new Date(Date.now() + seconds * 1_000).toLocaleTimeString();
  if (seconds > LONGEST_WAIT_S)
    throw new End(EXIT.done, `The shop has room from ${at} on. ${count(queue)} until then.`);
  say(`The shop has room from ${at} on: waiting.`);
  await wait(seconds * 1_000);
}

/** @returns the reports that need not be sent again */
async function settledBy(answer, batch) {
  const { status, body } = answer;
  if (status === 200) {
    for (const result of body.results) say(sentenceOf(result));
    return batch;
  }
  if (body.code === 'game-ticket-unknown') throw new End(EXIT.needsCode, NO_LONGER_CONNECTED);
  if (body.code === 'achievements-not-entitled') {
    await keep(QUEUE, []);
    throw new End(EXIT.notEntitled, `${body.message} What waited was thrown away.`);
  }
  const faults = status === 422 ? faultsIn(body.errors ?? [], batch) : [];
  if (faults.length === 0) throw new End(EXIT.failed, refusalOf(answer));
  for (const { key } of faults) say(`${key} was thrown away: the shop cannot read it.`);
  return faults;
}

function sentenceOf({ key, kept: isKept, because, value, target, title, isNew }) {
  if (!isKept) return `${key} was thrown away: ${because}.`;
  return isNew ? `Earned: ${title?.en ?? key}` : `${key}: ${value} of ${target}`;
}

/** A fault names its place, such as `reports.3.at`. */
function faultsIn(errors, batch) {
  const places = errors.map(({ path }) => /^reports\.(\d+)/.exec(path)?.[1]);
  return batch.filter((_, place) => places.includes(String(place)));
}

/** A real game counts time in which it is seen and used, and no other. */
async function play() {
  const ticket = (await kept(TICKET, null))?.ticket;
  if (!ticket) throw new End(EXIT.needsCode, 'Connect the game first: get a code at /ach-pass.');
  const { signal } = endedByTheKeyboard();
  // This start of the game. What the ticket came with is something else: that names the person.
  const playerId = randomUUID();
  let [playedMs, since, said] = [0, performance.now(), ''];
  for (let beat = 0; ; beat++) {
    const now = performance.now();
    playedMs += now - since;
    since = now;
    const sentMs = Math.floor(playedMs);
    const body = { ticket, playerId, beat, playedMs: sentMs, takesOver: beat === 0 };
    const { isHeard, nextBeatSeconds, sentence } = readBeat(await post('/v1/achievements/heartbeats', body));
    // A heartbeat that was lost may have arrived: the next one says its time again, and the shop counts none twice.
    if (isHeard) playedMs -= sentMs;
    if (sentence !== said) say((said = sentence));
    if (signal.aborted) return say('The game is ended.');
    await wait(nextBeatSeconds * 1_000, undefined, { signal }).catch(() => undefined);
  }
}

function endedByTheKeyboard() {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort());
  return ending;
}

function readBeat(answer) {
  const later = {
    isHeard: false,
    nextBeatSeconds: BEAT_S,
    sentence: 'The shop does not hear of it now. The game goes on.',
  };
  if (!answer) return later;
  const { status, body } = answer;
  if (status === 200)
    return { isHeard: true, nextBeatSeconds: body.nextBeatSeconds ?? BEAT_S, sentence: sentenceOfBeat(body) };
  if (status === 429) return { ...later, nextBeatSeconds: body.retryAfterSeconds ?? BEAT_S };
  if (body.code === 'game-ticket-unknown') throw new End(EXIT.needsCode, NO_LONGER_CONNECTED);
  // A guardian's limit. A real game keeps what the person did, says so, and closes.
  if (body.code === 'play-time-over' || body.code === 'play-hours-closed')
    throw new End(EXIT.noTimeLeft, `${body.message} The game ends here.`);
  throw new End(status === 403 ? EXIT.notEntitled : EXIT.failed, refusalOf(answer));
}

function sentenceOfBeat({ state, timeLeft }) {
  if (state === 'elsewhere') return 'The person plays on another device: the time here does not count.';
  const minutes = timeLeft ? Math.ceil(timeLeft.seconds / 60) : Infinity;
  return minutes > LAST_MINUTES ? 'The time played here counts.' : `Minutes left to play today: ${minutes}.`;
}

const COMMANDS = {
  connect: { form: /^connect \S+$/, run: (code) => connect(code) },
  unlock: { form: /^unlock [A-Z0-9_]{1,64}$/, run: (key) => report({ key, unlock: true }) },
  progress: { form: /^progress [A-Z0-9_]{1,64} \d{1,15}$/, run: (key, n) => report({ key, value: Number(n) }) },
  send: { form: /^send$/, run: () => send() },
  play: { form: /^play$/, run: () => play() },
};

async function main() {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    options: { shop: text, game: text, folder: text },
    allowPositionals: true,
  });
  const [name, ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : null;
  if (!command?.form.test(positionals.join(' ')))
    throw new End(EXIT.usage, 'Say one of: connect CODE, unlock KEY, progress KEY N, send, play.');
  shop = values.shop ?? process.env.LUDOTECA ?? '';
  game = values.game ?? process.env.LUDOTECA_GAME ?? '';
  if (!/^https?:/.test(shop) || !URL.canParse(shop))
    throw new End(EXIT.usage, 'Say the address of the shop, with --shop or LUDOTECA.');
  if (!/^[a-z0-9-]{1,60}$/.test(game))
    throw new End(EXIT.usage, 'Say the game, as in its address in the shop, with --game or LUDOTECA_GAME.');
  folder = values.folder ?? join(homedir(), '.ludoteca', game);
  await command.run(...rest);
}

main().catch((problem) => {
  (problem.exit === EXIT.done ? console.log : console.error)(problem.message);
  process.exitCode = problem.exit ?? (problem.code?.startsWith('ERR_PARSE_ARGS') ? EXIT.usage : EXIT.failed);
});
