import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { DataSource } from 'typeorm';
import { readConfig } from '../../../api/config.js';
import { PictureMaker } from '../../../api/contexts/accounts/pictures/picture-maker.js';
import { BuildScanner } from '../../../api/contexts/publishing/builds/build-scanner.js';
import { Attachments } from '../../../api/contexts/support/reporting/attachments.js';
import { SupportHousekeeping } from '../../../api/contexts/support/support-housekeeping.js';
import { days, hours } from '../../../api/kernel/instant.js';
import { BusinessClock } from '../../../api/platform/clock.js';
import { appUrlOf } from '../../../api/platform/database/app-login.js';
import { appDataSource } from '../../../api/platform/database/data-source.js';
import { Database } from '../../../api/platform/database/database.js';
import { privateFiles } from '../../../api/platform/files/file-stores.js';
import { Bucket } from '../../support/bucket.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

interface Shown {
  id: string;
  description: string;
  attachment: { name: string } | null;
  attachmentDeletedAt: string | null;
}

const QUIET = pino({ enabled: false });

/** A shop, and the hourly work on what people wrote to it, at another time. */
class Kept {
  private constructor(
    readonly shop: Shop,
    readonly admin: Staff,
    private readonly source: DataSource,
  ) {}

  static async opens(env: Record<string, string>): Promise<Kept> {
    const shop = await startShop({ env });
    const source = await appDataSource(appUrlOf(shop.database.url), { entities: [], migrations: [] }, 2).initialize();
    return new Kept(shop, await Staff.signsIn(shop), source);
  }

  /** @param afterMs from now. */
  async sweeps(afterMs: number): Promise<Date> {
    const db = new Database(this.source);
    const config = readConfig(this.shop.environment());
    const clock = new BusinessClock(db, () => Date.now() + afterMs);
    const attachments = new Attachments(new PictureMaker(), new BuildScanner(config, QUIET), privateFiles(config));
    const at = new Date(clock.now());
    await new SupportHousekeeping(db, clock, attachments, config, QUIET).sweep();
    return at;
  }

  async reports(description: string, file?: string): Promise<string> {
    const attachment = file && { name: 'log.txt', content: Buffer.from(file).toString('base64') };
    const { body } = await this.shop.post<{ number: string }>('/v1/reports', {
      category: 'bug',
      description,
      ...(attachment ? { attachment } : {}),
    });
    return body.number;
  }

  async shown(number: string): Promise<Shown | null> {
    const { body } = await this.admin.list<Shown>('reports', { filter: { q: number } });
    return body[0] ? (await this.admin.get<Shown>(`reports/${body[0].id}`)).body : null;
  }

  async rows(table: string): Promise<number> {
    return (await this.shop.sql.query(`select from support.${table}`)).rowCount ?? 0;
  }

  async close(): Promise<void> {
    await this.source.destroy();
    await this.shop.close();
  }
}

describe('what is kept of reports and enquiries', () => {
  let folder: string;
  let kept: Kept;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ludoteca-reports-'));
    kept = await Kept.opens({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await kept?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const filesOf = (id: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes(id));

  it('loses its file after ninety days and not earlier, and says so to staff', async () => {
    const number = await kept.reports('La lista se detiene.', 'GET /games 500');
    const { id } = (await kept.shown(number)) ?? { id: '' };
    await kept.sweeps(days(90) - hours(1));
    expect(await kept.shown(number)).toMatchObject({ attachment: { name: 'log.txt' }, attachmentDeletedAt: null });
    expect(filesOf(id)).not.toEqual([]);

    const at = await kept.sweeps(days(90) + hours(1));
    const after = await kept.shown(number);
    expect(after).toMatchObject({ description: 'La lista se detiene.', attachment: null });
    // To the second: the sweep reads the clock a moment later.
    expect(Date.parse(after?.attachmentDeletedAt ?? '')).toBeGreaterThanOrEqual(at.getTime());
    expect(filesOf(id)).toEqual([]);
    expect(await kept.admin.get(`reports/${id}/attachment`)).toMatchObject({
      status: 404,
      body: { code: 'attachment-gone', message: 'The file is deleted by now: we keep files for 90 days.' },
    });
  });

  it('loses its words a year after its end, with all that was answered; open ones stay', async () => {
    const open = await kept.reports('Sigue abierto.');
    const ended = await kept.reports('Ya terminó.', 'GET /cart 500');
    const { id } = (await kept.shown(ended)) ?? { id: '' };
    await kept.admin.post(`reports/${id}/answer`, { text: 'Ya está corregido.', status: 'solved' });
    await kept.sweeps(days(365) - hours(1));
    expect(await kept.shown(ended)).toMatchObject({ description: 'Ya terminó.' });

    await kept.sweeps(days(365) + hours(1));
    expect(await kept.shown(ended)).toBeNull();
    expect(await kept.shown(open)).toMatchObject({ description: 'Sigue abierto.' });
    expect(await kept.rows('report_entries')).toBe(0);
    expect(filesOf(id)).toEqual([]);
  });

  it('keeps enquiries that a program filled in for ninety days', async () => {
    const send = async (more: Record<string, string>) => {
      const fields = { name: 'Ana', company: 'Liceo', phone: '912345678', message: 'Hola', ...more };
      const reply = await kept.shop.post('/api/v1.0/email/send', {
        user_id: 'ludoteca-web',
        service_id: 'ludoteca-mail',
        template_id: 'contact',
        template_params: fields,
      });
      expect(reply.status).toBe(200);
    };
    await send({ email: 'maestra@liceo.example' });
    await send({ email: 'program@buy.example', ludoteca_blank: 'https://buy.example' });
    await kept.sweeps(days(90) - hours(1));
    expect(await kept.rows('enquiries')).toBe(2);

    await kept.sweeps(days(90) + hours(1));
    const { rows } = await kept.shop.sql.query<{ email: string }>('select email from support.enquiries');
    expect(rows).toEqual([{ email: 'maestra@liceo.example' }]);
  });
});

describe('what is kept of reports in a bucket', () => {
  it('leaves the bucket, too', async () => {
    const bucket = await Bucket.open();
    const kept = await Kept.opens({
      FILES_S3_ENDPOINT: bucket.url,
      FILES_S3_BUCKET: 'files',
      FILES_S3_KEY: bucket.key,
      FILES_S3_SECRET: 'secret',
    });
    try {
      const number = await kept.reports('La lista se detiene.', 'GET /games 500');
      const { id } = (await kept.shown(number)) ?? { id: '' };
      expect(Object.keys(bucket.holds())).toEqual([expect.stringContaining(id)]);
      await kept.sweeps(days(90) + hours(1));
      expect(bucket.holds()).toEqual({});
      expect(await kept.shown(number)).toMatchObject({ attachment: null });
    } finally {
      await kept.close();
      await bucket.close();
    }
  });
});
