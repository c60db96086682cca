import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { call, openShop } from './shop.mjs';
import { load, percentile } from './support.mjs';

const AT_ONCE = 10;
const PASSWORD = 'Ludoteca1';
/** A reader every so many milliseconds, however long the answers take: waiting must show in them. */
const READ_EVERY_MS = 20;

/** Sign-ins with their Argon2id, ten at once, and what the readers of the catalogue feel of them. */
export async function measureSignIns(url, report, quick) {
  const shop = await openShop(url, { worker: false });
  const emails = await people(url, AT_ONCE);
  const seconds = quick ? 3 : 15;
  const signIn = async (worker) => {
    const { status, text } = await call('POST', `${shop.shopUrl}/v1/auth`, {
      body: { email: emails[worker], password: PASSWORD, remember_me: false },
    });
    if (status !== 200) throw new Error(`signing in answered ${status}: ${text}`);
  };
  const read = async () => {
    const { status } = await call('GET', `${shop.shopUrl}/v1/games?size=20`);
    if (status !== 200) throw new Error(`the list answered ${status}`);
  };
  await Promise.all([load(AT_ONCE, 2, signIn), steadily(2, read)]);

  const settled = await steadily(seconds, read);
  const alone = await load(1, seconds / 2, signIn);
  const [signIns, meanwhile] = await Promise.all([load(AT_ONCE, seconds, signIn), steadily(seconds, read)]);
  report('sign-in, one at a time, p50', alone.p50, 'ms');
  report(`sign-ins, ${AT_ONCE} at once`, signIns.rate, 'per second');
  report(`sign-in, ${AT_ONCE} at once, p50`, signIns.p50, 'ms');
  report(`sign-in, ${AT_ONCE} at once, p95`, signIns.p95, 'ms', { most: 250 });
  report('catalogue list of 20, 50 a second, without sign-ins, p95', settled.p95, 'ms');
  report(`catalogue list of 20, 50 a second, during ${AT_ONCE} sign-ins, p50`, meanwhile.p50, 'ms');
  report(`catalogue list of 20, 50 a second, during ${AT_ONCE} sign-ins, p95`, meanwhile.p95, 'ms', { most: 100 });
  await shop.close();
}

/** People who can sign in, written straight into the table: signing up is not what is measured. */
async function people(url, count) {
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  // The parameters of the shop's own hashes: others would be another measurement.
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.test`);
  await sql.query(
    `insert into access.persons (id, email, username, password_hash, language, email_verified_at) select gen_random_uuid(), email, 'Player', $2, 'es', now() from unnest($1::text[]) as email`,
    [emails, passwordHash],
  );
  await sql.end();
  return emails;
}

/** Begins `work` at a steady pace. @returns p50 and p95 in ms. */
async function steadily(seconds, work) {
  const durations = [];
  const begun = [];
  const until = performance.now() + seconds * 1_000;
  for (let due = performance.now(); due < until; due += READ_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    // Counted from when it was due: a load that comes late itself must not hide what it measures.
    const from = due;
    begun.push(work().then(() => durations.push(performance.now() - from)));
  }
  await Promise.all(begun);
  durations.sort((a, b) => a - b);
  return { p50: percentile(durations, 0.5), p95: percentile(durations, 0.95) };
}
