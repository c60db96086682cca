import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostile } from '../../support/archives/hostile.js';
import { zipped } from '../../support/archives/zip-writer.js';
import { patient } from '../../support/patience.js';
import { eventually } from '../../support/process.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { aStudio, Uploader, type Studio } from '../../support/studio.js';

/** As long as a page may be that is searched. Its beginning cannot be packed: what grows much is refused for that. */
const PAGE_BYTES = 3_999_000;
const NOISE = `<!-- ${randomBytes(20_000).toString('base64')} -->`;
/** One after the other they would keep a shop that searches back and forth for hours. */
const PAGES: Record<string, string> = Object.fromEntries(
  ['<html ', '<script ', '<link rel=', ' onx="', 'url( ', 'src="'].map((part, n) => [
    n === 0 ? 'index.html' : `page-${n}.html`,
    NOISE + part.repeat((PAGE_BYTES - NOISE.length) / part.length),
  ]),
);

/** After which a balancer takes a server for dead; one that searches back and forth is silent for longer. */
const LONGEST_SILENCE_MS = 5_000;

interface Build {
  status: string;
  findings: { code: string }[];
}

describe('a shop to which strangers upload', () => {
  let shop: Shop;
  let folder: string;
  let game: Game;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-builds-'));
    shop = await startShop({ apart: true, env: { DATA_DIR: folder } });
    [game] = (await shop.games()) as [Game];
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const aDeveloper = async (): Promise<{ ana: Player; studio: Studio }> => {
    const ana = await shop.aPlayer();
    return { ana, studio: await aStudio(shop, { owner: ana, editor: null, reader: null }) };
  };
  const uploads = ({ token }: Player, { gameId }: Studio, archive: Buffer): Promise<string> =>
    new Uploader(shop.url, token).whole(archive, { gameId });
  const verdict = (ana: Player, { gameId }: Studio, id: string): Promise<Build> =>
    eventually(
      async () => (await ana.get<Build>(`/v1/developer/games/${gameId}/builds/${id}`)).body,
      ({ status }) => status !== 'checking',
      60_000,
    );

  it('goes on selling while it reads pages that were written to hold it up', async () => {
    const { ana, studio } = await aDeveloper();
    const buyer = await shop.aPlayer();
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const health = await fetch(`${shop.url}/v1/health`, {
          signal: AbortSignal.timeout(patient(LONGEST_SILENCE_MS)),
        });
        expect(health.status).toBe(200);
      }
    })();

    const id = await uploads(ana, studio, zipped(PAGES));
    await buyer.buys([game]);
    const mails = await eventually(
      () => buyer.mailbox(),
      (found) => found.some(({ subject }) => /comprobante|boleta|compra/i.test(subject)),
      60_000,
    );
    const build = await verdict(ana, studio, id);
    isOver = true;
    await watching;

    expect(mails).not.toEqual([]);
    expect(build).toMatchObject({ status: 'ready' });
    expect([shop.api.isOver(), shop.worker?.isOver()]).toEqual([false, false]);
  });

  it('says of each archive that it refuses why, and keeps nothing of it', async () => {
    const wrong: string[] = [];
    // An empty one is refused before it begins.
    const all = Object.entries(hostile).filter(([, { archive }]) => archive().length > 0);
    for (let next = 0; next < all.length; next += 40) {
      const { ana, studio } = await aDeveloper();
      for (const [name, { archive, because }] of all.slice(next, next + 40)) {
        const { status, findings } = await verdict(ana, studio, await uploads(ana, studio, archive()));
        if (status !== 'refused' || !findings.some(({ code }) => code === because))
          wrong.push(`${name}: ${status} ${findings.map(({ code }) => code).join()}`);
      }
    }

    expect(wrong).toEqual([]);
  });
});
