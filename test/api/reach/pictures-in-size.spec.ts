import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { aPhoto } from '../../support/photos.js';
import { startShop, type Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';

interface Media {
  cover: { url: string } | null;
  screenshots: { url: string }[];
}

describe('a picture of a game in the width that a screen needs', () => {
  let shop: Shop;
  let owner: StudioOwner;
  let gameId: string;
  let cover: string;
  let shot: string;
  let media: string;
  beforeAll(async () => {
    media = await mkdtemp(join(tmpdir(), 'pictures-'));
    shop = await startShop({ env: { MEDIA_DIR: media } });
    owner = await StudioOwner.of(shop);
    gameId = (await owner.begins('many-sizes')).id;
    cover = await addsCover();
    shot = pathOf((await adds('screenshot')).screenshots[0]?.url);
  });
  afterAll(async () => {
    await shop?.close();
    await rm(media, { recursive: true, force: true });
  });

  const pathOf = (url = ''): string => new URL(url, shop.url).pathname.slice('/media/'.length);
  const adds = async (kind: string): Promise<Media> => {
    const file = (await aPhoto()).toString('base64');
    const { body } = await owner.posts(gameId, 'files', { kind, language: 'es', file, alt: 'Un volcán' });
    return (body as unknown as { draft: { media: { es: Media } } }).draft.media.es;
  };
  const addsCover = async (): Promise<string> => pathOf((await adds('cover')).cover?.url);
  const looksAt = async (path: string) => {
    const reply = await fetch(`${shop.url}/media/${path}`, { redirect: 'manual' });
    return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  /** How many pictures this server has encoded. */
  const encoded = async (): Promise<number> =>
    [...(await shop.get<string>('/metrics')).body.matchAll(/^pictures_encoded_total\S* (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );

  it.each([
    ['a cover', () => cover, 160, 213, 'avif'],
    ['a cover', () => cover, 320, 427, 'webp'],
    ['a picture of play', () => shot, 480, 270, 'avif'],
    ['a picture of play', () => shot, 1280, 720, 'webp'],
  ])('is %s (%#) of its width, for ever', async (_, source, width, height, format) => {
    const { status, headers, bytes } = await looksAt(`sized/${source()}/${width}.${format}`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      `image/${format}`,
      'public, max-age=31536000, immutable',
    ]);
    expect(Number(headers.get('content-length'))).toBe(bytes.length);
    const seen = await sharp(bytes).metadata();
    expect([seen.width, seen.height]).toEqual([width, height]);
    expect([seen.format, seen.compression]).toEqual(format === 'avif' ? ['heif', 'av1'] : ['webp', undefined]);
  });

  it('is never wider than what is stored', async () => {
    const { bytes } = await looksAt(`sized/${cover}/1280.webp`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 800 });
  });

  it.each([
    ['another width', () => `sized/${cover}/321.avif`],
    ['another format', () => `sized/${cover}/320.png`],
    ['a picture that nobody sent', () => `sized/studios/${'0'.repeat(32)}.webp/320.avif`],
    ['a guide', () => `sized/studios/${'0'.repeat(32)}.pdf/320.avif`],
    ['a drawing', () => `sized/games/volcan-despierto/cover.${'0'.repeat(16)}.svg/320.avif`],
    ['a size of a size', () => `sized/sized/${cover}/320.avif/160.avif`],
    ['a way out of the folder', () => `sized/studios/..%2f..%2f${'0'.repeat(32)}.webp/320.avif`],
  ])('is not found, and costs nothing, for %s', async (_, path) => {
    const before = await encoded();
    expect((await looksAt(path())).status).toBe(404);
    expect(await encoded()).toBe(before);
  });

  it('is encoded once for all who ask at once, and never again', async () => {
    const path = `sized/${await addsCover()}/480.avif`;
    const before = await encoded();
    const seen = await Promise.all(Array.from({ length: 6 }, () => looksAt(path)));
    seen.push(await looksAt(path));

    expect(seen.map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(new Set(seen.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    expect((await encoded()) - before).toBe(1);
  });

  it('is the stored one for who comes when too many are being made', async () => {
    const covers = [await addsCover(), await addsCover(), await addsCover(), await addsCover()];
    const sizes = [160, 240, 320, 480, 720, 960, 1280].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    const paths = covers.flatMap((stored) => sizes.map((size) => ({ stored, path: `sized/${stored}/${size}` })));
    const seen = await Promise.all(paths.map(async ({ stored, path }) => ({ stored, path, ...(await looksAt(path)) })));

    const later = seen.filter(({ status }) => status === 307);
    expect(later.length).toBeGreaterThan(0);
    expect(seen.length - later.length).toBeGreaterThan(0);
    for (const { stored, headers } of later)
      expect([headers.get('location'), headers.get('cache-control')]).toEqual([`/media/${stored}`, 'no-store']);
    for (const { path } of later) expect((await looksAt(path)).status).toBe(200);
  });

  it('is the stored one where that cannot be read as a picture', async () => {
    const name = `studios/${'f'.repeat(32)}.webp`;
    await writeFile(join(media, name), 'no picture');
    const { status, headers } = await looksAt(`sized/${name}/320.avif`);
    expect([status, headers.get('location')]).toEqual([307, `/media/${name}`]);
  });
});
