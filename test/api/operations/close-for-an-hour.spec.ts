import { freePort } from '../../../api/dev/ports.mjs';
import { dist } from '../../support/dist.js';
import { eventually, startProcess, type Started } from '../../support/process.js';

const HOUR_MS = 3_600_000;
const inAnHour = new Date(Date.now() + HOUR_MS).toISOString().replace(/\.\d+Z$/, 'Z');
/** Nothing listens at these addresses: a closed shop needs neither. */
const CLOSED = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  DATABASE_URL: 'postgres://ludoteca:word@127.0.0.1:1/away',
  TRANSBANK_URL: 'http://127.0.0.1:1',
  MAINTENANCE_UNTIL: inAnHour,
};

describe('a shop that is closed for an hour, while its database is away', () => {
  let shop: Started;
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    shop = startProcess(dist('main.js'), { ...CLOSED, PORT: String(port) });
    await eventually(
      () =>
        fetch(`${url}/v1/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      (isUp) => isUp,
    );
  });
  afterAll(() => shop?.stop());

  const visit = (path: string, headers: Record<string, string>, method = 'GET') =>
    fetch(url + path, { method, headers, redirect: 'manual', ...(method === 'POST' ? { body: '{"cart":[]}' } : {}) });
  const expectClosed = (reply: Response): void => {
    const wait = Number(reply.headers.get('retry-after'));
    expect(reply.status).toBe(503);
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(HOUR_MS / 1_000);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  };

  it.each(['/', '/es/games', '/legal', '/admin/', '/media/cover.svg'])(
    'shows people a page in both languages that says so: %s',
    async (path) => {
      const reply = await visit(path, { accept: 'text/html,application/xhtml+xml' });
      expectClosed(reply);
      const page = await reply.text();
      expect(page).toMatch(/<section lang="es">\s*<h1>Volvemos enseguida/);
      expect(page).toMatch(/<section lang="en">\s*<h1>Back in a moment/);
      expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  it.each([
    ['es-CL', 'GET', '/v1/games', /^La tienda está cerrada por mantenimiento/],
    ['en', 'GET', '/v1/library/nothing', /^The shop is closed for maintenance/],
    ['en', 'POST', '/v1/payment', /^The shop is closed for maintenance/],
  ])('tells programs in a sentence and by its code: %s %s %s', async (language, method, path, sentence) => {
    const reply = await visit(path, { 'accept-language': language, 'content-type': 'application/json' }, method);
    expectClosed(reply);
    expect(await reply.json()).toEqual({ message: expect.stringMatching(sentence), code: 'closed-for-maintenance' });
  });

  it('stays where balancers send people', async () => {
    expect(await (await fetch(`${url}/v1/health/ready`)).json()).toEqual({ ready: true });
  });

  it('has workers that rest, count as healthy and end when asked', async () => {
    const worker = startProcess(dist('worker.js'), { ...CLOSED, PULSE_FILE: `/tmp/closed-${process.pid}.pulse` });
    await eventually(
      async () => worker.output(),
      (output) => output.includes('the worker rests'),
    );
    const pulse = startProcess(dist('pulse.js'), { ...CLOSED, PULSE_FILE: `/tmp/closed-${process.pid}.pulse` });
    expect(await pulse.ended).toBe(0);
    expect(await worker.stop()).toBe(0);
  });

  it('asks for a minute at least where it takes longer than was said', async () => {
    const port = await freePort();
    const late = startProcess(dist('main.js'), {
      ...CLOSED,
      MAINTENANCE_UNTIL: '2026-01-01T00:00:00Z',
      PORT: String(port),
    });
    await eventually(
      () =>
        fetch(`http://127.0.0.1:${port}/v1/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      (isUp) => isUp,
    );
    expect((await fetch(`http://127.0.0.1:${port}/`)).headers.get('retry-after')).toBe('60');
    expect(await late.stop()).toBe(0);
  });
});
