import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { Bucket } from '../../support/bucket.js';
import { aPhoto, colourAt, halves } from '../../support/photos.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';

type Shown = { message: string; code: string; profile_picture_url: string | null };

describe('showing a face', () => {
  let shop: Shop;
  let media: string;
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'media-'));
    shop = await startShop({ env: { MEDIA_DIR: media } });
  });
  afterAll(async () => {
    await shop?.close();
    await rm(media, { recursive: true });
  });

  const shows = (player: Player, picture: unknown, whose = player) =>
    shop.call<Shown>('POST', `/v1/users/profile-picture/${whose.id}`, {
      token: player.token,
      headers: { 'accept-language': player.language },
      body: { profile_picture: Buffer.isBuffer(picture) ? picture.toString('base64') : picture },
    });
  const removes = (player: Player, whose = player) =>
    shop.call<Shown>('DELETE', `/v1/users/profile-picture/${whose.id}`, { token: player.token });
  const addressOf = async (player: Player) =>
    (await player.get(`/v1/users/${player.id}`)).body.profile_picture_url as string | null;
  const file = async (address: string | null) => {
    const response = await fetch(new URL(address ?? '', shop.url));
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const filesOnDisk = async () =>
    (await readdir(media, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile() && entry.name.endsWith('.webp'),
    ).length;
  /** Tells how much is coming and sends none of it: the answer must not wait for the rest. */
  const announces = (method: string, path: string, player: Player, length: number) =>
    new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${player.token}`,
        'accept-language': player.language,
        'content-type': 'application/json',
        'content-length': length,
      };
      const requested = request(
        `${shop.url}${path}`,
        { method, headers },
        (answer) =>
          void json(answer)
            .then((body) => resolve({ status: answer.statusCode, body }), reject)
            .finally(() => requested.destroy()),
      );
      requested.on('error', reject).flushHeaders();
    });
  const smaller = (address: string | null, side: number) => (address ?? '').replace('512.webp', `${side}.webp`);

  it('takes a picture as base64 and serves it in three sizes to everybody', async () => {
    const camila = await shop.aPlayer();
    const { status, body } = await shows(camila, await halves(400, 200).jpeg().toBuffer());
    const served = await Promise.all([512, 192, 64].map((side) => file(smaller(body.profile_picture_url, side))));

    expect(status).toBe(200);
    expect(body.message).toBe('Tu foto de perfil está actualizada.');
    expect(body.profile_picture_url).toMatch(new RegExp(`^${shop.url}/media/people/`));
    expect(await addressOf(camila)).toBe(body.profile_picture_url);
    expect(await Promise.all(served.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))).toEqual([
      512, 192, 64,
    ]);
    expect([
      await colourAt(served[0]?.bytes as Buffer, 20, 200),
      await colourAt(served[0]?.bytes as Buffer, 490, 200),
    ]).toEqual(['red', 'blue']);
    for (const { headers } of served) {
      expect(
        Object.fromEntries(
          ['content-type', 'x-content-type-options', 'cache-control', 'content-security-policy'].map((name) => [
            name,
            headers.get(name),
          ]),
        ),
      ).toEqual({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
  });

  it("has a spec client's words in English", async () => {
    const john = await shop.aPlayer({ language: 'en' });

    expect((await shows(john, await aPhoto())).body.message).toBe('Profile picture updated successfully');
  });

  it('tolerates the address that browsers put in front', async () => {
    const camila = await shop.aPlayer();

    expect((await shows(camila, `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`)).status).toBe(200);
  });

  it('gives each picture an address of its own and deletes the one before', async () => {
    const camila = await shop.aPlayer();
    const photo = await aPhoto();
    const before = await filesOnDisk();
    const first = (await shows(camila, photo)).body.profile_picture_url;
    const second = (await shows(camila, photo)).body.profile_picture_url;

    expect(first).not.toBe(second);
    expect(first).not.toContain(camila.id);
    expect(
      (await Promise.all([512, 192, 64].map((side) => file(smaller(first, side))))).map(({ status }) => status),
    ).toEqual([404, 404, 404]);
    expect((await file(second)).status).toBe(200);
    expect(await filesOnDisk()).toBe(before + 3);
  });

  it('keeps one of five that come at once', async () => {
    const camila = await shop.aPlayer();
    const before = await filesOnDisk();
    const answers = await Promise.all(
      ['red', 'green', 'blue', 'teal', 'gold'].map(async (colour) => shows(camila, await aPhoto(colour))),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await file(await addressOf(camila))).status).toBe(200);
    expect(await filesOnDisk()).toBe(before + 3);
  });

  it('is taken away by its owner, once and again', async () => {
    const camila = await shop.aPlayer();
    const before = await filesOnDisk();
    const { profile_picture_url: address } = (await shows(camila, await aPhoto())).body;

    expect(await removes(camila)).toMatchObject({
      status: 200,
      body: { profile_picture_url: null, message: expect.any(String) },
    });
    expect((await removes(camila)).status).toBe(200);
    expect(await addressOf(camila)).toBeNull();
    expect((await file(address)).status).toBe(404);
    expect(await filesOnDisk()).toBe(before);
  });

  it('cleans up after an upload that broke off', async () => {
    const camila = await shop.aPlayer();
    const lost = 'A'.repeat(22);
    await shop.sql.query(
      `insert into accounts.profile_pictures (name, person_id, created_at) values ($1, $2, now() - interval '2 hours')`,
      [lost, camila.id],
    );
    const { profile_picture_url: address } = (await shows(camila, await aPhoto())).body;

    expect(
      (
        await shop.sql.query<{ name: string }>('select name from accounts.profile_pictures where person_id = $1', [
          camila.id,
        ])
      ).rows,
    ).toEqual([{ name: address?.split('/').at(-2) }]);
  });

  it('is for its owner and for staff with the right to alone', async () => {
    const [camila, diego, staff] = [await shop.aPlayer(), await shop.aPlayer({ language: 'en' }), await shop.aPlayer()];
    await shop.sql.query('update access.persons set role_id = 1 where id = $1', [staff.id]);
    const { profile_picture_url: address } = (await shows(camila, await aPhoto())).body;
    const [tried, removed] = [await shows(diego, await aPhoto('red'), camila), await removes(diego, camila)];
    const noOne = await shop.post(`/v1/users/profile-picture/${camila.id}`, { profile_picture: 'x' });

    expect([tried.status, removed.status, noOne.status]).toEqual([403, 403, 401]);
    expect(await addressOf(camila)).toBe(address);
    expect((await file(address)).status).toBe(200);
    expect((await shows(diego, await aPhoto(), staff)).status).toBe(403);
    expect((await removes(staff, camila)).status).toBe(200);
    expect(await addressOf(camila)).toBeNull();
  });

  it('refuses with a sentence what is no harmless picture, and keeps the one before', async () => {
    const camila = await shop.aPlayer();
    const { profile_picture_url: address } = (await shows(camila, await aPhoto())).body;
    const photo = await aPhoto();
    const bomb = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const sent: [unknown, number, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'picture-not-supported'],
      [Buffer.from('<html></html>'), 422, 'picture-not-supported'],
      ['', 422, 'picture-not-supported'],
      ['no base64 ¡at all!', 422, 'picture-not-supported'],
      [photo.subarray(0, 200), 422, 'picture-unreadable'],
      [Buffer.concat([photo, Buffer.from('<script>')]), 422, 'picture-suspicious'],
      [bomb, 422, 'picture-too-many-pixels'],
      [Buffer.concat([photo, Buffer.alloc(8 * 1_048_576)]), 413, 'picture-too-large'],
      [7, 422, 'invalid-request'],
      [null, 422, 'invalid-request'],
      [{ a: 1 }, 422, 'invalid-request'],
    ];
    for (const [picture, status, code] of sent) {
      const answer = await shows(camila, picture);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.message).toMatch(/^[A-ZÁ][^\n]+\.$/);
    }
    expect(await addressOf(camila)).toBe(address);
  });

  it('takes bodies of 11 MB here and nowhere else, and answers larger ones', async () => {
    const camila = await shop.aPlayer();
    const heavy = 'A'.repeat(11_500_000);

    expect(await shows(camila, heavy)).toMatchObject({ status: 413, body: { code: 'picture-too-large' } });
    expect(await announces('POST', `/v1/users/profile-picture/${camila.id}`, camila, 13_000_000)).toMatchObject({
      status: 413,
      body: { code: 'too-large', message: 'Lo enviado es demasiado grande.' },
    });
    expect(await announces('PATCH', `/v1/users/${camila.id}`, camila, 11_500_000)).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });

  it('is slowed down after twenty tries in an hour', async () => {
    const camila = await shop.aPlayer();
    for (let n = 0; n < 20; n++) await shows(camila, 'x');
    const { status, headers } = await shows(camila, await aPhoto());

    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('serves nothing else beside pictures', async () => {
    const { profile_picture_url: address } = (await shows(await shop.aPlayer(), await aPhoto())).body;
    for (const other of [
      smaller(address, 513),
      (address ?? '').replace('/512.webp', ''),
      (address ?? '').replace('512.webp', '..%2f..%2fsecret'),
      '/media/people/%2e%2e/512.webp',
      '/media/people/',
      '/media/files/x',
    ]) {
      const { status, headers } = await file(other);
      expect([403, 404]).toContain(status);
      expect(headers.get('cache-control') ?? '').not.toContain('immutable');
    }
  });

  it('does not keep other requests waiting', async () => {
    const camila = await shop.aPlayer();
    const large = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    let areDrawn = false;
    const uploads = Promise.all([1, 2, 3].map(() => shows(camila, large))).finally(() => (areDrawn = true));
    let answeredMeanwhile = 0;
    for (let n = 0; n < 20; n++) {
      await shop.get('/v1/games?size=1');
      if (!areDrawn) answeredMeanwhile += 1;
    }

    expect(answeredMeanwhile).toBeGreaterThan(10);
    expect((await uploads).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('showing a face from a bucket', () => {
  it('keeps the files there and serves them as before', async () => {
    const bucket = await Bucket.open();
    const shop = await startShop({
      env: {
        FILES_S3_ENDPOINT: bucket.url,
        FILES_S3_BUCKET: 'files',
        FILES_S3_KEY: bucket.key,
        FILES_S3_SECRET: 'secret',
      },
    });
    const camila = await shop.aPlayer();
    const { body } = await shop.call<Shown>('POST', `/v1/users/profile-picture/${camila.id}`, {
      token: camila.token,
      body: { profile_picture: (await aPhoto()).toString('base64') },
    });
    const served = await fetch(body.profile_picture_url ?? '');

    expect(Object.values(bucket.holds())).toEqual(['image/webp', 'image/webp', 'image/webp']);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(512);
    await shop.call('DELETE', `/v1/users/profile-picture/${camila.id}`, { token: camila.token });
    expect(bucket.holds()).toEqual({});
    await shop.close();
    await bucket.close();
  });
});
