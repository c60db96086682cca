import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { aStudio } from '../../support/studio.js';

const SCRIPT = fileURLToPath(new URL('../../../api/dev/push.mjs', import.meta.url));

const SLUG = 'rios-del-sur';

interface Token {
  id: string;
  token: string;
}

describe('pushing a build with a token for tools', () => {
  let shop: Shop;
  let ana: Player;
  let folder: string;
  let gameId: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'push-'));
    shop = await startShop({ env: { DATA_DIR: join(folder, 'data') } });
    ana = await shop.aPlayer();
    const studio = await aStudio(shop, { owner: ana, editor: null, reader: null });
    const { body } = await ana.post<{ id: string }>('/v1/developer/games', {
      title: 'Ríos',
      slug: SLUG,
      developerId: studio.id,
    });
    gameId = body.id;
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const aToken = async (): Promise<Token> =>
    (await ana.post<Token>('/v1/auth/tool-tokens', { name: 'CI', currentPassword: 'Ludoteca1' })).body;
  const pushes = (token: string, path: string, version: string | null = '1.1', platform?: string): Promise<string> => {
    const named = version === null ? [] : ['--version', version];
    const options = platform === undefined ? named : [...named, '--platform', platform];
    return promisify(execFile)(process.execPath, [SCRIPT, path, SLUG, ...options], {
      env: { ...process.env, LUDOTECA_TOKEN: token, LUDOTECA_URL: shop.url },
    }).then(
      ({ stdout }) => stdout,
      (failed: { stdout: string; stderr: string }) => failed.stdout + failed.stderr,
    );
  };
  /** As it is kept, and given out to players. */
  const archiveOf = async (version: string): Promise<Buffer> => {
    const { rows } = await shop.sql.query<{ sha256: string }>(
      'select archive_sha256 as sha256 from publishing.builds where version = $1',
      [version],
    );
    const sha256 = rows[0]?.sha256 ?? '';
    return readFile(join(folder, 'data/files/blobs', sha256.slice(0, 2), sha256));
  };
  const previewed = async (): Promise<string[]> =>
    (
      await shop.sql.query<{ version: string }>(
        `select b.version from publishing.channels c join publishing.builds b on b.id = c.build_id where c.game_id = $1 and c.channel = 'preview'`,
        [gameId],
      )
    ).rows.map(({ version }) => version);

  const filesOfPreview = async (): Promise<string[]> =>
    (
      await shop.sql.query<{ path: string }>(
        `select f.path from publishing.channels c join publishing.build_files f on f.build_id = c.build_id where c.game_id = $1 and c.channel = 'preview' order by f.path`,
        [gameId],
      )
    ).rows.map(({ path }) => path);

  it('gives out a good folder as preview, and says where it is played', async () => {
    const { token } = await aToken();
    await shop.startWorker();

    expect(await pushes(token, join(folder, 'none'))).toMatch(/no such file/);
    expect(await pushes(token, await aFolder(folder))).toContain(
      `Preview: ${shop.url}/webgame/${SLUG}?channel=preview`,
    );
    expect(await previewed()).toEqual(['1.1']);
  });

  it('names a build by its minute where its version is left out', async () => {
    const { token } = await aToken();

    expect(await pushes(token, await aFolder(folder), null)).toContain('Preview: ');
    expect(await previewed()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)]);
  });

  it('says which signs a version may have', async () => {
    const { token } = await aToken();
    const before = await previewed();

    expect(await pushes(token, await aFolder(folder), '<1>')).toContain('A version has letters, numbers, spaces and');
    expect(await previewed()).toEqual(before);
  });

  it('follows no link, and says which it left out', async () => {
    const { token } = await aToken();
    const build = await aFolder(folder);
    const outside = await mkdtemp(join(folder, 'outside-'));
    await writeFile(join(outside, 'secret.txt'), 'secret');
    await symlink(join(outside, 'secret.txt'), join(build, 'file.txt'));
    await symlink(outside, join(build, 'folder'));
    await symlink(join(outside, 'none'), join(build, 'lost'));
    await symlink('index.html', join(build, 'inside.html'));

    const output = await pushes(token, build);
    expect(output.split('\n').filter((line) => line.startsWith('Left out:'))).toEqual([
      'Left out: file.txt (a link)',
      'Left out: folder (a link)',
      'Left out: inside.html (a link)',
      'Left out: lost (a link)',
    ]);
    expect(await filesOfPreview()).toEqual(['index.html']);
  });

  it('keeps links as links in a game to download for Linux, and refuses one that leads outside', async () => {
    const { token } = await aToken();
    const build = await aFolder(folder);
    await symlink('index.html', join(build, 'start'));

    expect(await pushes(token, build, '2.0', 'linux')).toContain('Preview: ');
    expect(await linksIn(await archiveOf('2.0'))).toEqual({ start: 'index.html' });

    await symlink(folder, join(build, 'outside'));
    expect(await pushes(token, build, '2.1', 'linux')).toContain(
      `outside: refusal: This link leads out of the game's folder. (${folder})`,
    );
  });

  it('uploads nothing whose name begins with a dot, and says what it left out', async () => {
    const { token } = await aToken();
    const build = await aFolder(folder);
    for (const inside of ['.git', 'levels']) await mkdir(join(build, inside));
    for (const name of ['.env', '.git/config', '.DS_Store', 'levels/.npmrc', 'levels/1.json'])
      await writeFile(join(build, name), '{}');

    const output = await pushes(token, build);
    expect(output.split('\n').filter((line) => line.startsWith('Left out:'))).toEqual([
      'Left out: .DS_Store (begins with a dot)',
      'Left out: .env (begins with a dot)',
      'Left out: .git (begins with a dot)',
      'Left out: levels/.npmrc (begins with a dot)',
    ]);
    expect(await filesOfPreview()).toEqual(['index.html', 'levels/1.json']);
  });

  it('uploads the folder that a link names', async () => {
    const { token } = await aToken();
    const link = join(folder, 'current');
    await symlink(await aFolder(folder), link);

    expect(await pushes(token, link)).toContain('Preview: ');
    expect(await filesOfPreview()).toEqual(['index.html']);
  });

  it('says what is wrong with a build, and leaves the preview as it is', async () => {
    const { token } = await aToken();
    const broken = join(folder, 'broken.zip');
    await writeFile(broken, 'no archive');
    const before = await previewed();

    expect(await pushes(token, broken)).toMatch(/refusal: .+\nBuild 1\.1 was refused\./);
    expect(await previewed()).toEqual(before);
  });

  it('opens nothing else: no page of the person, no channel of players, and nothing once it is revoked', async () => {
    const { id, token } = await aToken();
    const statusOf = async (method: string, path: string, body?: object): Promise<number> =>
      (await shop.call(method, path, { token, body })).status;

    expect(await statusOf('GET', '/v1/developer/games')).toBe(200);
    expect(await statusOf('GET', '/v1/library')).toBe(401);
    expect(await statusOf('GET', '/v1/auth/tool-tokens')).toBe(401);
    expect(await statusOf('GET', `/v1/users/${ana.id}`)).toBe(401);
    expect(await statusOf('POST', '/v1/auth/logout')).toBe(401);
    const live = { channel: 'live', buildId: '0198a000-0000-7000-8000-000000000000' };
    expect(await statusOf('PUT', `/v1/developer/games/${gameId}/channels`, live)).toBe(403);

    const { body } = await shop.call<{ tokens: { id: string; token?: string }[] }>(
      'DELETE',
      `/v1/auth/tool-tokens/${id}`,
      { token: ana.token },
    );
    expect(body.tokens.some((one) => one.id === id || one.token !== undefined)).toBe(false);
    expect(await statusOf('GET', '/v1/developer/games')).toBe(401);
  });
});

/** The links in an archive, and where they lead. */
async function linksIn(archive: Buffer): Promise<Record<string, string>> {
  const entries = await new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)]))).getEntries();
  const links: Record<string, string> = {};
  for (const entry of entries as FileEntry[])
    if (entry.externalFileAttributes >>> 16 === 0o120777) links[entry.filename] = await entry.getData(new TextWriter());
  return links;
}

async function aFolder(around: string): Promise<string> {
  const folder = await mkdtemp(join(around, 'build-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="es"><title>Ríos</title></html>');
  return folder;
}
