import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Bucket } from '../../support/bucket.js';
import { patient } from '../../support/patience.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { SlowLine } from '../../support/slow-line.js';
import { aStudio } from '../../support/studio.js';

const SCRIPT = fileURLToPath(new URL('../../../api/dev/push.mjs', import.meta.url));
const SLUG = 'rios-del-sur';
const SIZE = 1_500_000;
const UPWARDS = 250_000;
/** The first part takes four seconds over this line, so it is always cut off. */
const REQUEST_TIMEOUT_MS = '2000';

describe.each(['disk', 'bucket'])('pushing a build over a slow line to a %s', (where) => {
  let shop: Shop;
  let line: SlowLine;
  let folder: string;
  let bucket: Bucket | null = null;
  let ana: Player;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slow-push-'));
    bucket = where === 'bucket' ? await Bucket.open() : null;
    const files: Record<string, string> = bucket
      ? {
          FILES_S3_ENDPOINT: bucket.url,
          FILES_S3_BUCKET: 'files',
          FILES_S3_KEY: bucket.key,
          FILES_S3_SECRET: 'secret',
        }
      : {};
    shop = await startShop({ env: { DATA_DIR: join(folder, 'data'), REQUEST_TIMEOUT_MS, ...files } });
    ana = await shop.aPlayer();
    const studio = await aStudio(shop, { owner: ana, editor: null, reader: null });
    await ana.post('/v1/developer/games', { title: 'Ríos', slug: SLUG, developerId: studio.id });
    await shop.startWorker();
    line = await SlowLine.to(shop.url, UPWARDS);
  });
  afterAll(async () => {
    await line?.close();
    await shop?.close();
    await bucket?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'comes to its end in smaller parts, also where the line breaks in the middle',
    async () => {
      const { token } = (
        await ana.post<{ token: string }>('/v1/auth/tool-tokens', { name: 'CI', currentPassword: 'Ludoteca1' })
      ).body;
      const build = await mkdtemp(join(folder, 'build-'));
      await writeFile(join(build, 'index.html'), '<!doctype html><title>Ríos</title><p>Hola</p>');
      await writeFile(join(build, 'river.bin'), randomBytes(SIZE));
      const pushing = promisify(execFile)(process.execPath, [SCRIPT, build, SLUG, '--version', '1.0'], {
        env: { ...process.env, LUDOTECA_TOKEN: token, LUDOTECA_URL: line.url },
      });
      pushing.child.stdout?.once('data', () => line.cut());

      expect((await pushing).stdout).toContain('Preview: ');
      const { rows } = await shop.sql.query<{ size: string }>(
        `select f.size from publishing.build_files f where f.path = 'river.bin'`,
      );
      expect(rows.map(({ size }) => Number(size))).toEqual([SIZE]);
    },
    patient(120_000),
  );
});
