import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobReader } from '@zip.js/zip.js';
import { downloads } from '../../../../test/support/archives/downloads.js';
import { hostile } from '../../../../test/support/archives/hostile.js';
import { breaking, odd } from '../../../../test/support/archives/odd.js';
import { zipped } from '../../../../test/support/archives/zip-writer.js';
import { LocalFiles } from '../../../platform/files/local-files.js';
import { analyseWebBuild, type Verdict } from './analyse-archive.js';
import { analyseDownload } from './analyse-download.js';
import { openArchive } from './server/archive-source.js';
import { browserTools } from './browser-tools.js';
import { describeFinding, FINDING_CODES, sentenceOf } from './findings.rules.js';
import { analyseOnServer, type BuildKind } from './server/server-analysis.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

const inBrowser = (archive: Buffer): Promise<Verdict> =>
  analyseWebBuild(new BlobReader(new Blob([new Uint8Array(archive)])), browserTools);

async function onServer(archive: Buffer, build: BuildKind = { kind: 'web' }): Promise<Verdict> {
  const path = join(folder, 'archive.zip');
  await writeFile(path, archive);
  const source = await openArchive({ path }, new LocalFiles(folder));
  const verdict = await analyseOnServer(source, build);
  await source.close();
  return { ...verdict, files: verdict.files.map((file) => ({ ...file, sha256: null })) };
}

const both = async (archive: Buffer): Promise<[browser: Verdict, server: Verdict]> => [
  await inBrowser(archive),
  await onServer(archive),
];
const codesOf = ({ findings }: Verdict): string[] => findings.map(({ code }) => code);

describe('a hostile archive', () => {
  it('comes in at least 40 kinds', () => expect(Object.keys(hostile).length).toBeGreaterThanOrEqual(40));

  it.each(Object.entries(hostile))(
    'with %s is refused by browser and server alike',
    async (_, { archive, because, names }) => {
      const [browser, server] = await both(archive());

      const named = { code: because, ...(names && { path: names }) };
      expect(server.findings).toContainEqual(expect.objectContaining(named));
      expect(server).toMatchObject({ ok: false });
      expect(browser).toEqual(server);
    },
  );
});

describe('an odd but good archive', () => {
  it('comes in at least 15 kinds', () => expect(Object.keys(odd).length).toBeGreaterThanOrEqual(15));

  it.each(Object.entries(odd))('with %s is taken by browser and server alike', async (_, kind) => {
    const { archive, says = [], engine = false, entry = 'index.html', needs = [] } = kind;
    const [browser, server] = await both(archive());

    expect(codesOf(server).sort()).toEqual([...says].sort());
    expect(server).toMatchObject({ ok: true, entry, needs });
    expect(server.engine !== null).toBe(engine);
    expect(browser).toEqual(server);
  });
});

describe('an archive to download', () => {
  it.each(Object.entries(downloads))('with %s is read by browser and server alike', async (_, kind) => {
    const { archive, platform, ok, says } = kind;
    const build = { kind: 'download', platform, fileName: 'game.zip' } as const;
    const reader = new BlobReader(new Blob([new Uint8Array(archive())]));
    const browser = await analyseDownload(reader, build);
    const server = await onServer(archive(), build);

    expect(codesOf(server)).toEqual(says);
    expect(server.ok).toBe(ok);
    expect(browser).toEqual(server);
  });

  it('says which link leads outside, and where to', async () => {
    const { archive } = downloads['a link to an absolute path'] ?? {};
    const build = { kind: 'download', platform: 'linux', fileName: 'game.zip' } as const;

    expect((await onServer(archive?.() ?? Buffer.alloc(0), build)).findings).toEqual([
      { code: 'link-outside', path: 'game/passwd', detail: '/etc/passwd' },
    ]);
  });
});

describe('what will break', () => {
  it.each(Object.entries(breaking))('is named with file and line: %s', async (_, { files, says }) => {
    const [browser, server] = await both(zipped(files));

    expect(server).toMatchObject({ ok: true, findings: [says] });
    expect(browser).toEqual(server);
  });
});

describe('a finding', () => {
  it.each(FINDING_CODES)('%s has a sentence in both languages', (code) => {
    const { es, en } = sentenceOf({ code });
    expect([es, en].every((sentence) => sentence.length > 10) && es !== en).toBe(true);
  });

  it('is told with its place', () => {
    const text = describeFinding({ code: 'reference-case', path: 'index.html', line: 4, detail: 'A.js' }, 'en');
    expect(text).toBe('index.html:4: A file is named here with another case: it will not be found. (A.js)');
  });
});
