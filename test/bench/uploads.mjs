import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buyers, openShop } from './shop.mjs';
import { residentMegabytes } from './support.mjs';

const MB = 1024 * 1024;
const CHUNK = 64 * MB;
const BREAKS = 5;

/**
 * An upload of 1 GB that breaks off five times: what is sent twice, and what the API grows by.
 * With FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET it goes to that bucket instead of the disk.
 */
export async function measureUploads(url, report, quick) {
  const folder = join(process.cwd(), '.data/test', `bench-uploads-${process.pid}`);
  const bucket = Object.entries(process.env).filter(([name]) => name.startsWith('FILES_S3_'));
  const more = { DATA_DIR: folder, ...Object.fromEntries(bucket) };
  const shop = await openShop(url, { worker: false, more });
  const sql = new pg.Pool({ connectionString: url, max: 2 });
  sql.on('error', () => undefined);
  const size = (quick ? 256 : 1024) * MB;
  const name = `upload of ${size / MB} MB with ${BREAKS} breaks, ${bucket.length > 0 ? 'to a bucket' : 'to the disk'}`;
  try {
    const { token } = (await buyers(sql, shop.shopUrl, 1))[0];
    // A server that has just started loads on its first upload what stays with it.
    const first = await begin(shop, sql, { token, size: MB });
    await patch({ url: shop.shopUrl + first, token, offset: 0, content: randomBytes(MB), until: MB });
    const path = await begin(shop, sql, { token, size });
    await pause(1_000);
    const watch = watchMemory(shop.api.child.pid);
    const from = performance.now();
    const { sent, offset } = await uploadWithBreaks({ shop, token, path, size });
    const seconds = (performance.now() - from) / 1_000;
    if (offset !== size) throw new Error(`${offset} of ${size} bytes arrived`);
    report(`${name}: sent twice`, (sent - size) / MB, 'MB', { most: CHUNK / MB });
    report(`${name}: growth of the API`, watch.stop(), 'MB', { most: 64 });
    report(`${name}`, size / 1e6 / seconds, 'MB/s');
  } finally {
    await sql.end();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function begin(shop, sql, { token, size }) {
  const [developerId, gameId] = [randomUUID(), randomUUID()];
  await sql.query(
    `insert into developers.members (person_id, developer_id, role, since) select id, $1, 'owner', now() from access.persons where email like '%@example.test'`,
    [developerId],
  );
  await sql.query(`insert into publishing.games (id, developer_id, slug, created_at) values ($1, $2, $3, now())`, [
    gameId,
    developerId,
    `game-${gameId}`,
  ]);
  const facts = { gameId, kind: 'download', platform: 'windows', version: '1.0', filename: 'game.zip' };
  const metadata = Object.entries(facts).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
  const reply = await fetch(`${shop.shopUrl}/v1/developer/uploads`, {
    method: 'POST',
    headers: { ...tus(token), 'upload-length': String(size), 'upload-metadata': metadata.join() },
  });
  if (reply.status !== 201) throw new Error(`the upload was answered ${reply.status}: ${await reply.text()}`);
  return reply.headers.get('location');
}

const tus = (token) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });

/** Sends chunk by chunk; five of them hang up somewhere inside. */
async function uploadWithBreaks({ shop, token, path, size }) {
  const noise = randomBytes(CHUNK);
  const breaksAt = new Set(Array.from({ length: BREAKS }, (_, n) => Math.floor(((n + 0.5) * size) / BREAKS / CHUNK)));
  let [sent, offset] = [0, 0];
  for (let part = 0; offset < size; part++) {
    const content = noise.subarray(0, Math.min(CHUNK, size - offset));
    const until = breaksAt.has(part) ? Math.floor(content.length * (0.2 + 0.6 * Math.random())) : content.length;
    sent += await patch({ url: shop.shopUrl + path, token, offset, content, until });
    offset = await settled(shop.shopUrl + path, token);
  }
  return { sent, offset };
}

/** Writes a chunk, or hangs up after so many bytes of it. @returns bytes that went to the network */
function patch({ url, token, offset, content, until }) {
  return new Promise((resolve, reject) => {
    const headers = {
      ...tus(token),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': content.length,
    };
    const request = httpRequest(url, { method: 'PATCH', headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 204 ? resolve(content.length) : reject(new Error(`answered ${response.statusCode}`)),
      );
    });
    if (until === content.length) return void request.on('error', reject).end(content);
    request.on('error', () => undefined);
    request.write(content.subarray(0, until), () => {
      request.destroy();
      resolve(until);
    });
  });
}

/** Where the server stands, once it has written what it got. */
async function settled(url, token) {
  for (let last = -1; ; await pause(200)) {
    const reply = await fetch(url, { method: 'HEAD', headers: tus(token) });
    const offset = Number(reply.headers.get('upload-offset'));
    if (reply.status === 200 && offset === last) return offset;
    last = reply.status === 200 ? offset : -1;
  }
}

function watchMemory(pid) {
  const before = residentMegabytes(pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most - before;
    },
  };
}
