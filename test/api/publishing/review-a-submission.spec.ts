import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipped } from '../../support/archives/zip-writer.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { Uploader } from '../../support/studio.js';
import { StudioOwner } from '../../support/studios.js';
import { Staff } from '../backoffice/console.js';
import { fetchAt, fileOf, opens, type Ticket } from '../play/players.js';

const CHECKLIST = ['plays', 'texts', 'pictures', 'age', 'learning', 'privacy', 'rights'];
const pageOf = (words: string): string => `<!doctype html><html><head></head><body>${words}</body></html>`;

interface Submitted {
  builds: { buildId: string; version: string; channel: string; size: number; scan: string; playPath: string | null }[];
  previewPath: string | null;
  isOwn: boolean;
}

describe('a submission in review', () => {
  let shop: Shop;
  let folder: string;
  let staff: Staff;
  let owner: StudioOwner;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'review-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    staff = await Staff.signsIn(shop);
    owner = await StudioOwner.of(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const uploads = async (gameId: string, files: Record<string, string | Buffer>, more: object = {}) => {
    const archive = zipped(files);
    const buildId = await new Uploader(shop.url, owner.player.token).whole(archive, { gameId, ...more });
    await shop.settles();
    return { buildId, archive };
  };
  const begins = async (slug: string): Promise<{ id: string; slug: string; revision: number }> => {
    const { id, revision } = await owner.completes(await owner.begins(slug));
    return { id, slug, revision };
  };
  const submits = ({ id, revision }: { id: string; revision: number }, builds: object[]) =>
    owner.posts(id, 'submit', { revision, builds });
  const asReviewer = (slug: string, channel = 'review') => opens(shop, { slug }, staff, channel);
  const seenIn = async (ticket: Ticket): Promise<{ status: number; text: string }> => {
    const { status, text } = await fetchAt(shop, fileOf(ticket, 'words.txt'));
    return { status, text };
  };
  const download = async (player: { token: string }, buildId: string) => {
    const { body } = await shop.post<{ url: string }>(`/v1/downloads/${buildId}/link`, {}, { token: player.token });
    if (!body.url) return null;
    return { url: body.url, bytes: Buffer.from(await (await fetch(shop.url + body.url)).arrayBuffer()) };
  };

  it('is played as it was submitted, whatever the studio previews meanwhile', async () => {
    const game = await begins('lago-uno');
    const { buildId } = await uploads(game.id, { 'index.html': pageOf('one'), 'words.txt': 'one' });
    await submits(game, [{ channel: 'live', buildId }]);
    const { body: ticket } = await asReviewer(game.slug);
    expect(await seenIn(ticket)).toEqual({ status: 200, text: 'one' });

    const other = await uploads(game.id, { 'index.html': pageOf('two'), 'words.txt': 'two' });
    await owner.gives(game.id, 'preview', other.buildId);
    expect(await seenIn((await asReviewer(game.slug)).body)).toEqual({ status: 200, text: 'one' });
  });

  it('is another one when other builds come, and what was decided about the first one does not count for it', async () => {
    const game = await begins('lago-dos');
    const first = await uploads(game.id, { 'index.html': pageOf('one'), 'words.txt': 'one' });
    await submits(game, [{ channel: 'live', buildId: first.buildId }]);
    const looked = await staff.submission(game.id);
    const { body: ticket } = await asReviewer(game.slug);
    const other = await uploads(game.id, { 'index.html': pageOf('two'), 'words.txt': 'two' });
    await owner.posts(game.id, 'withdraw-submission');
    await shop.timePasses(3_000);
    expect((await seenIn(ticket)).status).toBe(403);

    expect((await submits(game, [{ channel: 'live', buildId: other.buildId }])).status).toBe(200);
    expect((await seenIn(ticket)).status).toBe(403);
    expect(await seenIn((await asReviewer(game.slug)).body)).toEqual({ status: 200, text: 'two' });
    const late = await staff.post(`publishing/${game.id}/approve`, { ...looked, checklist: CHECKLIST });
    expect(late).toMatchObject({ status: 409, body: { code: 'game-submitted-again' } });
    const now = await staff.submission(game.id);
    expect(await staff.post(`publishing/${game.id}/approve`, { ...now, checklist: CHECKLIST })).toMatchObject({
      status: 200,
    });
    expect((await asReviewer(game.slug)).status).toBe(404);
  });

  it('tells each build with what is known of it, and how it is tried', async () => {
    const game = await begins('lago-tres');
    const web = await uploads(game.id, { 'index.html': pageOf('one') }, { version: '1.0' });
    const demo = await uploads(game.id, { 'index.html': pageOf('a part') }, { version: '1.0-demo' });
    const more = { kind: 'download', platform: 'windows', version: '1.1' };
    const windows = await uploads(game.id, { 'game.exe': randomBytes(3_000) }, more);
    await submits(game, [
      { channel: 'live', buildId: web.buildId },
      { channel: 'demo', buildId: demo.buildId },
      { channel: 'live', buildId: windows.buildId },
    ]);
    const { body } = (await staff.get<Submitted>(`publishing/${game.id}`)) as { body: Submitted };
    expect(body).toMatchObject({
      isOwn: false,
      previewPath: null,
      builds: [
        { buildId: web.buildId, version: '1.0', channel: 'live', playPath: '/webgame/lago-tres?channel=review' },
        { version: '1.0-demo', channel: 'demo', playPath: '/webgame/lago-tres?channel=review-demo' },
        { version: '1.1', platform: 'windows', size: windows.archive.length, scan: 'unscanned', playPath: null },
      ],
    });
    for (const [channel, buildId] of [
      ['review', web.buildId],
      ['review-demo', demo.buildId],
    ] as const)
      expect((await asReviewer(game.slug, channel)).body).toMatchObject({ buildId, because: 'staff' });
  });

  it('is downloaded by reviewers, byte by byte, as long as it waits', async () => {
    const game = await begins('lago-cuatro');
    const more = { kind: 'download', platform: 'windows' };
    const { buildId, archive } = await uploads(game.id, { 'game.exe': randomBytes(3_000) }, more);
    expect(await download(staff, buildId)).toBeNull();
    await submits(game, [{ channel: 'live', buildId }]);
    const got = await download(staff, buildId);
    expect(got?.bytes.equals(archive)).toBe(true);
    expect(await download(await shop.aPlayer(), buildId)).toBeNull();
    expect((await shop.sql.query('select from library.downloads')).rows).toEqual([]);

    const back = { ...(await staff.submission(game.id)), reasons: ['texts'] };
    await staff.post(`publishing/${game.id}/send-back`, back);
    expect((await fetch(shop.url + got?.url)).status).toBe(403);
  });

  it('is nothing that others see', async () => {
    const game = await begins('lago-cinco');
    const { buildId } = await uploads(game.id, { 'index.html': pageOf('one') });
    await submits(game, [{ channel: 'live', buildId }]);
    const people: (Pick<Player, 'token'> | null)[] = [null, await shop.aPlayer(), owner.player];
    for (const player of people)
      expect(await opens(shop, { slug: game.slug }, player, 'review')).toMatchObject({ status: 404 });
  });

  it('is not decided by who works for its studio', async () => {
    const game = await begins('lago-seis');
    const { buildId } = await uploads(game.id, { 'index.html': pageOf('one') });
    await submits(game, [{ channel: 'live', buildId }]);
    const submission = await staff.submission(game.id);
    await shop.sql.query(
      `insert into developers.members (developer_id, person_id, role, since)
       select $1, id, 'editor', now() from access.persons where email = 'admin@ludoteca.test'`,
      [owner.developerId],
    );
    const own = { status: 403, body: { code: 'game-of-own-studio' } };
    const decides = (what: string, body: object) => staff.post(`publishing/${game.id}/${what}`, body);
    expect(await decides('approve', { ...submission, checklist: CHECKLIST })).toMatchObject(own);
    expect(await decides('send-back', { ...submission, reasons: ['texts'] })).toMatchObject(own);
    expect(await decides('take-down', { reason: 'Copia de otra obra.' })).toMatchObject(own);
    expect(await decides('decide-appeal', { granted: true, reason: 'Sí.' })).toMatchObject(own);
    expect((await staff.get(`publishing/${game.id}`)).body).toMatchObject({ isOwn: true, review: 'waiting' });
    expect((await asReviewer(game.slug)).status).toBe(404);
    await shop.sql.query('delete from developers.members where developer_id = $1 and person_id <> $2', [
      owner.developerId,
      owner.player.id,
    ]);
  });
});
