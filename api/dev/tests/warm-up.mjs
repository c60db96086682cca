import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inData, inRoot } from '../folders.mjs';
import { freePorts } from '../ports.mjs';
import { bankOrigin, localGoogle, startApi, startDatabase, startSimulator } from '../services.mjs';

const build = inRoot('dist', '.api.stamp');
const mark = inRoot('dist', '.warm.stamp');
const pages = ['/', '/games', '/cart', '/login', '/v1/games', '/v1/docs'];

/**
 * Runs the shop with some days of the demonstration, once for each build, and keeps the code that this came to compile.
 * Tests start hundreds of servers, and compiling is most of what each of them does.
 */
export async function warmUp() {
  if (existsSync(mark) && readFileSync(mark, 'utf8') === readFileSync(build, 'utf8')) return;

  const folder = inData('test', `warm-up-${process.pid}`);
  const [port, bankPort] = await freePorts(2);
  const database = await startDatabase(
    { folder: `${folder}-cluster`, database: 'warm', temporary: true },
    { log: false },
  );
  const bank = await startSimulator(
    { port: bankPort, publicUrl: `http://localhost:${bankPort}`, env: { ...process.env, KEEP_CODE: 'yes' } },
    { log: false },
  );
  const url = `http://localhost:${port}`;
  const { handle } = await startApi(
    {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      ...localGoogle({}, url, port),
      DATABASE_URL: database.url,
      TRANSBANK_URL: bank.url,
      ...bankOrigin(bank),
      DEMO: 'on',
      DEMO_DAYS: '3',
      DATA_DIR: folder,
      MEDIA_DIR: folder,
      LOG_LEVEL: 'warn',
      KEEP_CODE: 'yes',
    },
    { log: false },
  );
  for (const page of pages) await (await fetch(url + page)).arrayBuffer();
  // The shop last: of what both load, it calls more.
  for (const service of [bank.handle, handle, database.handle]) await service.stop(20);
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(mark, readFileSync(build));
}
