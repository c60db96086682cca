import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { blobName } from '../../../platform/files/file-store.js';
import { LocalFiles } from '../../../platform/files/local-files.js';
import { openArchive, type ArchivePlace } from '../archives/server/archive-source.js';
import { checkArchive } from '../archives/server/check-archive.js';
import type { ArchiveChecker } from './archive-checker.js';
import { Blobs } from './blobs.js';
import type { BuildFileRow, BuildRows, NewBuild } from './build-rows.js';
import type { BuildScanner, Scan } from './build-scanner.js';
import { StoreBuild, StoreBuildHandler } from './store-build.js';

type Kept = Parameters<BuildRows['finish']>[1];

describe('storing a build', () => {
  let folder: string;
  let files: LocalFiles;
  let finished: Kept | null;
  let scan: Scan;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'builds-'));
    files = new LocalFiles(join(folder, 'files'));
    [finished, scan] = [null, 'clean'];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const archiveOf = async (content: Record<string, string | Buffer>): Promise<string> => {
    const zip = new ZipFile();
    for (const [name, part] of Object.entries(content)) zip.addBuffer(Buffer.from(part), name);
    zip.end();
    const path = join(folder, 'game.zip');
    await writeFile(path, await buffer(zip.outputStream));
    return path;
  };
  const web: NewBuild = { id: 'b', gameId: 'g', kind: 'web', version: '1.0', fileName: 'game.zip', createdBy: null };
  const store = async (path: string, build: NewBuild = web) => {
    const rows = {
      begin: async () => ({ status: 'checking', findings: [] }),
      refuse: async () => undefined,
      finish: async (_: string, kept: Kept) => void (finished = kept),
    } as unknown as BuildRows;
    const checker = {
      check: async (place: ArchivePlace) => {
        const source = await openArchive(place, files);
        return checkArchive(source, build).finally(() => source.close());
      },
    } as unknown as ArchiveChecker;
    const scanner = { scan: async () => ({ scan }) } as unknown as BuildScanner;
    return new StoreBuildHandler(rows, checker, new Blobs(files), scanner, files).execute(
      new StoreBuild(build, { path }),
    );
  };
  const blob = async ({ sha256 }: BuildFileRow, copy?: '.gz' | '.br'): Promise<Buffer> => {
    const found = await files.read(blobName(sha256, copy));
    return found ? buffer(found.content) : Buffer.from('nothing');
  };

  it('keeps each content of a web build once, unpacked, with its compressed twins', async () => {
    const script = 'play();'.repeat(1_000);
    const reply = await store(
      await archiveOf({ 'index.html': '<script src="a.js"></script>', 'a.js': script, 'b.js': script }),
    );

    expect(reply).toEqual({ status: 'ready', findings: [] });
    expect(finished?.verdict).toMatchObject({ entry: 'index.html', engine: null });
    const [page, a, b] = (finished?.files ?? []) as [BuildFileRow, BuildFileRow, BuildFileRow];
    expect([page.path, page.type, page.gzipSize]).toEqual(['index.html', 'text/html', null]);
    expect(a).toMatchObject({ path: 'a.js', size: script.length, type: 'text/javascript', sha256: b.sha256 });
    expect((await blob(a)).toString()).toBe(script);
    expect(gunzipSync(await blob(a, '.gz')).toString()).toBe(script);
    expect(brotliDecompressSync(await blob(a, '.br')).toString()).toBe(script);
    expect(await files.list('')).toHaveLength(4);
  });

  it("unpacks an engine's files, whatever they were packed with", async () => {
    const wasm = Buffer.concat([Buffer.from('\0asm'), Buffer.alloc(5_000, 'w')]);
    const data = Buffer.from(`UnityWebData1.0 2022.3.10f1 ${'d'.repeat(4_000)}`);
    await store(
      await archiveOf({
        'game/Build/g.loader.js': 'createUnityInstance',
        'game/Build/g.framework.js.gz': gzipSync('framework'),
        'game/Build/g.data.br': brotliCompressSync(data),
        'game/Build/g.wasm': wasm,
      }),
    );

    expect(finished?.verdict).toMatchObject({
      entry: null,
      engine: { loader: 'Build/g.loader.js', data: 'Build/g.data.br', code: 'Build/g.wasm', version: '2022.3.10f1' },
    });
    const packed = finished?.files.find(({ path }) => path === 'Build/g.data.br') as BuildFileRow;
    expect(packed).toMatchObject({ packed: 'br', size: data.length, type: 'application/octet-stream' });
    expect(await blob(packed)).toEqual(data);
    expect(finished?.files.find(({ path }) => path.endsWith('.wasm'))?.type).toBe('application/wasm');
    expect(finished?.files.find(({ path }) => path.endsWith('.js.gz'))?.type).toBe('text/javascript');
  });

  it('keeps nothing of what it refuses', async () => {
    expect(await store(await archiveOf({ 'game.html': 'x' }))).toEqual({
      status: 'refused',
      findings: [{ code: 'entry-elsewhere', path: 'game.html' }],
    });
    scan = 'infected';
    const infected = await store(await archiveOf({ 'index.html': 'x' }));

    expect(infected.findings).toEqual([{ code: 'malware' }]);
    expect(finished).toBeNull();
    expect(await files.list('')).toEqual([]);
  });

  it('keeps a download as it came', async () => {
    const path = await archiveOf({ 'game/run.exe': 'MZ' });
    const build = { ...web, kind: 'download', platform: 'windows' } as const;

    expect(await store(path, build)).toMatchObject({ status: 'ready' });
    expect(await files.list('')).toEqual([blobName(finished?.sha256 ?? '')]);
    expect((await store(path, { ...build, fileName: 'game.dmg' })).findings).toEqual([
      { code: 'archive-kind', detail: 'game.dmg' },
    ]);
  });
});
