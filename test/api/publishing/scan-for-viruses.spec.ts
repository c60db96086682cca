import { createHash } from 'node:crypto';
import { zipped } from '../../support/archives/zip-writer.js';
import { patient } from '../../support/patience.js';
import { aPhoto } from '../../support/photos.js';
import { eventually } from '../../support/process.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { aStudio, Uploader, type Studio } from '../../support/studio.js';
import { VirusScanner, type Mood } from '../../support/virus-scanner.js';

interface Build {
  status: string;
  scan: string;
  findings: { code: string; message: string }[];
}

const VIRUS = 'Win.Test.EICAR_HDB-1';
const MARK = 'infected-file';

describe('files that strangers send', () => {
  let scanner: VirusScanner;
  let shop: Shop;
  let ana: Player;
  let studio: Studio;
  let archives = 0;
  beforeAll(async () => {
    scanner = await VirusScanner.start((content) => (content.includes(MARK) ? VIRUS : null));
    shop = await startShop({
      env: { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(scanner.port), CLAMD_TIMEOUT_MS: String(patient(1_500)) },
    });
    ana = await shop.aPlayer();
    studio = await aStudio(shop, { owner: ana, editor: null, reader: null });
  });
  beforeEach(() => {
    scanner.mood = 'well';
  });
  afterAll(async () => {
    await shop?.close();
    await scanner?.close();
  });

  /** Each archive is another one: what is known by its content is not checked again. */
  const archive = (...files: string[]): Buffer =>
    zipped({
      'index.html': `<title>${++archives}</title>`,
      ...Object.fromEntries(files.map((file) => [file, 'x'])),
    });
  const uploaded = async (content: Buffer): Promise<Build> => {
    const id = await new Uploader(shop.url, ana.token).whole(content, { gameId: studio.gameId });
    return eventually(
      async () => (await ana.get<Build>(`/v1/developer/games/${studio.gameId}/builds/${id}`)).body,
      ({ status }) => status !== 'checking',
    );
  };
  const reported = async (name: string, content: Buffer) =>
    shop.post<{ code?: string; number?: string; message?: string }>('/v1/reports', {
      category: 'bug',
      description: 'El juego se detiene.',
      attachment: { name, content: content.toString('base64') },
    });

  it('are read whole, and are clean', async () => {
    const content = archive('game.js');

    expect(await uploaded(content)).toMatchObject({ status: 'ready', scan: 'clean', findings: [] });
    expect(scanner.seen.map((sent) => createHash('sha256').update(sent).digest('hex'))).toContain(
      createHash('sha256').update(content).digest('hex'),
    );
    expect((await reported('foto.jpg', await aPhoto())).status).toBe(200);
  });

  it('are refused with a sentence where something was found', async () => {
    expect(await uploaded(archive(MARK))).toMatchObject({
      status: 'refused',
      scan: 'infected',
      findings: [{ code: 'malware', message: expect.stringContaining('antivirus') }],
    });
    expect(await reported('notas.txt', Buffer.from(`${MARK} ${'texto '.repeat(40)}`))).toMatchObject({
      status: 422,
      body: { code: 'attachment-infected', message: expect.stringContaining('You can send the report without it') },
    });
  });

  it.each(['too long', 'hangs up', 'silent'] satisfies Mood[])(
    'wait for a person where the scanner gives no verdict (%s)',
    async (mood) => {
      const since = shop.api.output().length;
      scanner.mood = mood;

      expect(await uploaded(archive(MARK))).toMatchObject({ status: 'ready', scan: 'unscanned' });
      await shop.logs(/the virus scanner gave no answer/, since);
    },
  );

  it('wait for a person where there is no scanner at its address', async () => {
    await scanner.close();

    expect(await uploaded(archive(MARK))).toMatchObject({ status: 'ready', scan: 'unscanned' });
  });
});
