import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days } from '../../../api/kernel/instant.js';
import { zipped } from '../../support/archives/zip-writer.js';
import { Bucket } from '../../support/bucket.js';
import { eventually } from '../../support/process.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { aStudio, Uploader, type Studio } from '../../support/studio.js';
import { fetchAt, fileOf, type Ticket } from '../play/players.js';

interface Build {
  id: string;
  status: string;
  scan: string;
  downloadSize: number | null;
  findings: { code: string; path?: string; message: string }[];
  files: { path: string }[];
}

describe('uploading a build', () => {
  let shop: Shop;
  let folder: string;
  let [ana, ben, eve]: Player[] = [];
  let studio: Studio;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    [ana, ben, eve] = [await shop.aPlayer(), await shop.aPlayer(), await shop.aPlayer()];
    studio = await aStudio(shop, { owner: ana, editor: null, reader: ben });
    await aStudio(shop, { owner: eve, editor: null, reader: null });
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const by = (player: Player | undefined): Uploader => new Uploader(shop.url, player?.token);
  const builds = (player: Player | undefined, path = '') =>
    (player as Player).get<Build>(`/v1/developer/games/${studio.gameId}/builds${path}`);
  const checked = (id: string): Promise<Build> =>
    eventually(
      async () => (await builds(ana, `/${id}`)).body,
      ({ status }) => status !== 'checking',
    );
  const uploads = (): Promise<string[]> => readdir(join(folder, 'files', 'uploads')).catch(() => []);
  const game = zipped({ 'index.html': '<title>game</title>', 'game.js': 'play();'.repeat(3_000) });

  it('ends in a build that is ready, and leaves no upload behind', async () => {
    const id = await by(ana).whole(game, { gameId: studio.gameId, version: '1.2' });
    const build = await checked(id);

    expect(build).toMatchObject({ id, status: 'ready', scan: 'unscanned', findings: [] });
    expect(build.files.map(({ path }) => path)).toEqual(['game.js', 'index.html']);
    expect(build.downloadSize).toBeLessThan(1_000);
    expect(await eventually(uploads, (left) => left.length === 0)).toEqual([]);
    expect((await builds(ben)).body).toMatchObject({ builds: [{ id, version: '1.2' }] });
  });

  it('finds files by their names in whichever form page, archive and browser write these', async () => {
    const [composed, decomposed] = ['imágenes/año.png'.normalize('NFC'), 'imágenes/año.png'.normalize('NFD')];
    const page = `<!doctype html><title>game</title><img src="${composed}"><img src="${decomposed}">`;
    const archive = zipped({ 'index.html': page, [decomposed]: 'picture' });
    const id = await by(ana).whole(archive, { gameId: studio.gameId, version: '2 química'.normalize('NFD') });
    const build = await checked(id);

    expect(build).toMatchObject({ status: 'ready', findings: [], version: '2 química' });
    expect(build.files.map(({ path }) => path)).toEqual(['index.html', composed]);
    await shop.sql.query(
      `insert into publishing.channels (game_id, channel, kind, build_id, since) values ($1, 'preview', 'web', $2, now())`,
      [studio.gameId, id],
    );
    const { body: ticket } = await (ana as Player).post<Ticket>(`/v1/play/game-${studio.gameId}`, {
      channel: 'preview',
    });
    for (const path of [composed, decomposed])
      expect(await fetchAt(shop, fileOf(ticket, encodeURI(path)))).toMatchObject({ status: 200, text: 'picture' });
  });

  it('lists builds in which another release found what this one has no words for', async () => {
    const id = await by(ana).whole(game, { gameId: studio.gameId, version: '1.3' });
    await checked(id);
    await shop.sql.query('update publishing.builds set findings = $2 where id = $1', [
      id,
      JSON.stringify([{ code: 'of-another-release' }, { code: 'top-folder', path: 'game/' }]),
    ]);

    expect((await builds(ana, `/${id}`)).body.findings).toEqual([
      { code: 'top-folder', path: 'game/', level: 'note', message: expect.stringContaining('carpeta') },
    ]);
  });

  it('goes on where it broke off', async () => {
    const archive = zipped({
      'index.html': 'x',
      'noise.bin': Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * n * 31) % 251)),
    });
    const begun = await by(ana).begin(archive.length, { gameId: studio.gameId });
    const path = begun.headers.get('location') ?? '';
    const half = Math.floor(archive.length / 2);
    await breaksOff(path, archive.subarray(0, half), archive.length);

    const offset = await eventually(
      async () => Number((await by(ana).offset(path)).headers.get('upload-offset')),
      (at) => at === half,
    );
    const elsewhere = await by(ana).add(path, 0, archive);
    expect([elsewhere.status, await elsewhere.json()]).toEqual([
      409,
      { code: 'upload-offset', message: expect.stringContaining('how much has arrived') },
    ]);
    expect((await by(ana).add(path, offset, archive.subarray(offset))).status).toBe(204);
    expect(await checked(path.split('/').pop() ?? '')).toMatchObject({ status: 'ready' });
    const after = await by(ana).offset(path);
    expect([after.status, Number(after.headers.get('upload-offset'))]).toEqual([200, archive.length]);
  });

  /** Announces the whole, sends a part and hangs up once it lies on the disk: a busy machine takes its time. */
  const breaksOff = async (path: string, part: Buffer, whole: number): Promise<void> => {
    const file = join(folder, 'files', 'uploads', path.split('/').pop() ?? '');
    const written = (): Promise<number> =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      );
    await new Promise<void>((resolve) => {
      const headers = {
        authorization: `Bearer ${ana?.token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': whole,
      };
      const request = openRequest(shop.url + path, { method: 'PATCH', headers });
      request.on('error', () => resolve());
      request.on('close', () => resolve());
      request.write(part, () => {
        void eventually(written, (size) => size === part.length).finally(() => request.destroy());
      });
    });
  };

  it('is refused with what is wrong, in the language of the reader, and keeps nothing', async () => {
    const before = (await readdir(join(folder, 'files'), { recursive: true })).length;
    const id = await by(ana).whole(zipped({ 'game.html': 'x' }), { gameId: studio.gameId });

    expect(await checked(id)).toMatchObject({
      status: 'refused',
      findings: [{ code: 'entry-elsewhere', path: 'game.html', message: expect.stringContaining('Falta index.html') }],
    });
    await eventually(uploads, (left) => left.length === 0);
    expect(await readdir(join(folder, 'files'), { recursive: true })).toHaveLength(before);
  });

  it('is open to editors of the studio alone', async () => {
    const begun = await by(ana).begin(10, { gameId: studio.gameId });
    const path = begun.headers.get('location') ?? '';
    const statuses = async (player: Player | undefined): Promise<number[]> => [
      (await by(player).begin(10, { gameId: studio.gameId })).status,
      (await by(player).offset(path)).status,
      (await by(player).add(path, 0, Buffer.from('x'))).status,
    ];

    expect(await statuses(eve)).toEqual([404, 404, 404]);
    expect(await statuses(ben)).toEqual([403, 404, 404]);
    expect(await statuses(undefined)).toEqual([401, 401, 401]);
    expect((await builds(eve)).status).toBe(404);
    for (const method of ['GET', 'DELETE'])
      expect((await shop.call(method, path, { token: ana?.token })).status).toBe(404);
  });

  it.each([
    [{ kind: 'film' }, 'kind'],
    [{ kind: 'download' }, 'platform'],
    [{ filename: '../x.zip' }, 'filename'],
    [{ filename: 'game\u202Epiz.exe' }, 'filename'],
    [{ filename: 'two\nlines.zip' }, 'filename'],
  ])('needs to know what it is: %j', async (wrong, path) => {
    const reply = await by(ana).begin(10, { gameId: studio.gameId, ...wrong });

    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ code: 'upload-metadata', errors: [{ path }] });
  });

  it('says in both languages which signs a version may have', async () => {
    const begins = async (version: string, language = 'es') => {
      const uploader = new Uploader(shop.url, ana?.token, { 'accept-language': language });
      const reply = await uploader.begin(10, { gameId: studio.gameId, version });
      return { status: reply.status, ...((await reply.json().catch(() => ({}))) as object) };
    };
    for (const version of ['2026-11-28T10:00:00Z', '1.0 (beta)', 'release/1.2', 'f'.repeat(64)])
      expect(await begins(version)).toEqual({ status: 201 });
    for (const version of ['', 'f'.repeat(65), '1.0\u202Egpj', ' 1', '1\n0'])
      expect(await begins(version)).toMatchObject({
        ...{ status: 422, code: 'upload-version', errors: [{ path: 'version' }] },
        message: expect.stringContaining(
          'letras, números, espacios y . _ + - : / ( ) , # @ ~, en 64 signos como máximo.',
        ),
      });
    expect(await begins('<b>', 'en')).toMatchObject({
      message: expect.stringContaining('letters, numbers, spaces and . _ + - : / ( ) , # @ ~, 64 signs at most.'),
    });
  });

  it.each(['gameId A', 'gameId A===', 'gameId', 'gameId YQ,,', 'a b c', ''])(
    'cannot be begun by metadata that are none: %j',
    async (metadata) => {
      const reply = await fetch(`${shop.url}/v1/developer/uploads`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ana?.token}`,
          'tus-resumable': '1.0.0',
          'upload-length': '10',
          'upload-metadata': metadata,
        },
      });
      expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([422, 'upload-metadata']);
    },
  );

  it('has limits for a file and for a day', async () => {
    expect((await by(ana).begin(500_000_001, { gameId: studio.gameId })).status).toBe(413);
    const large = { gameId: studio.gameId, kind: 'download', platform: 'linux' };
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) statuses.push((await by(ana).begin(2_000_000_000, large)).status);

    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 201), 429]);
  });

  it('counts those that are begun at once', async () => {
    const cora = await shop.aPlayer();
    const { gameId } = await aStudio(shop, { owner: cora, editor: null, reader: null });
    const begun = await Promise.all(Array.from({ length: 70 }, () => by(cora).begin(10, { gameId })));
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(begun.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('is deleted after two days when it was not finished', async () => {
    expect((await uploads()).length).toBeGreaterThan(0);
    await shop.timePasses(days(2) + 1_000);
    await shop.settles();

    expect(await uploads()).toEqual([]);
  });
});

describe('uploading a build to a shop whose files lie in a bucket', () => {
  it('ends in a build that is checked, kept and played from there', async () => {
    const bucket = await Bucket.open();
    const shop = await startShop({
      env: {
        FILES_S3_ENDPOINT: bucket.url,
        FILES_S3_BUCKET: 'files',
        FILES_S3_KEY: bucket.key,
        FILES_S3_SECRET: 'secret',
      },
    });
    try {
      const ana = await shop.aPlayer();
      const { gameId } = await aStudio(shop, { owner: ana, editor: null, reader: null });
      const page = '<!doctype html><title>In a bucket</title><script>go()</script>';
      const id = await new Uploader(shop.url, ana.token).whole(zipped({ 'index.html': page }), { gameId });
      const build = await eventually(
        async () => (await ana.get<Build>(`/v1/developer/games/${gameId}/builds/${id}`)).body,
        ({ status }) => status !== 'checking',
      );
      expect(build).toMatchObject({ status: 'ready', findings: [] });

      await shop.sql.query(
        `insert into publishing.channels (game_id, channel, kind, build_id, since) values ($1, 'preview', 'web', $2, now())`,
        [gameId, id],
      );
      const ticket = (await ana.post<Ticket>(`/v1/play/game-${gameId}`, { channel: 'preview' })).body;
      const { status, text } = await fetchAt(shop, ticket.frameUrl, { 'sec-fetch-dest': 'iframe' });
      expect(status).toBe(200);
      expect(text).toMatch(/^<!doctype html><base [^]*\/sandbox\/[^]*<script>go\(\)<\/script>$/);
    } finally {
      await shop.close();
      await bucket.close();
    }
  });
});
