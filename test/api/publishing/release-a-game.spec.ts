import { days } from '../../../api/kernel/instant.js';
import { startShop, type Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';
import { Staff } from '../backoffice/console.js';

const CHECKLIST = ['plays', 'texts', 'pictures', 'age', 'learning', 'privacy', 'rights'];

describe('a game of a studio', () => {
  let shop: Shop;
  let staff: Staff;
  let owner: StudioOwner;
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    owner = await StudioOwner.of(shop);
  });
  afterAll(() => shop.close());
  const shown = async (slug: string) => (await shop.get(`/v1/games/${slug}`)).status;
  const reply = async (subject: RegExp) => {
    await shop.settles();
    return (await owner.player.mailbox()).filter((mail) => subject.test(mail.subject)).length;
  };
  const submits = async (id: string, buildIds: string[]) => {
    const { body } = await owner.player.get<{ revision: number }>(`/v1/developer/games/${id}`);
    const builds = buildIds.map((buildId) => ({ channel: 'live', buildId }));
    return { revision: body.revision, answer: await owner.posts(id, 'submit', { revision: body.revision, builds }) };
  };
  const approves = async (id: string, revision: number) =>
    staff.post(`publishing/${id}/approve`, { ...(await staff.submission(id)), revision, checklist: CHECKLIST });
  /** On sale, with the build that players get. */
  const released = async (slug: string): Promise<{ id: string; build: string }> => {
    const { id } = await owner.completes(await owner.begins(slug));
    const build = await owner.uploads(id);
    const { revision } = await submits(id, [build]);
    await approves(id, revision);
    await shop.settles();
    return { id, build };
  };

  it('is typed bit by bit, and says what is missing', async () => {
    const draft = await owner.begins('a-draft');
    expect(draft.missing).toEqual(expect.arrayContaining(['title.en', 'summary.es', 'ageRating', 'media.es.cover']));

    const saved = await owner.saves(draft.id, { revision: draft.revision, title: { es: 'Volcán', en: 'Volcano' } });
    expect(saved.body.missing).not.toContain('title.en');
    const same = { revision: saved.body.revision, title: { en: 'Volcano', es: 'Volcán' } };
    expect((await owner.saves(draft.id, same)).body.revision).toBe(saved.body.revision);

    const stale = await owner.saves(draft.id, { revision: draft.revision, ageRating: '8' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'draft-changed' } });
    expect(JSON.stringify(stale.body)).toContain('Volcano');
  });

  it.each([
    [{ title: 'Volcán', slug: 'www' }, 'slug'],
    [{ title: 'Volcán', slug: 'admin' }, 'slug'],
    [{ title: 'Volcán\r\nBcc: all@example.test', slug: 'two-lines' }, 'title'],
    [{ title: 'nacl\u202Eov', slug: 'backwards' }, 'title'],
  ])('is not begun as %j', async (game, path) => {
    const { status, body } = await owner.player.post<{ errors: { path: string }[] }>('/v1/developer/games', game);
    expect([status, body.errors.map((error) => error.path)]).toEqual([422, [path]]);
  });

  it('is one of fifty that a studio may begin before one is released, however many are begun at once', async () => {
    const maker = await StudioOwner.of(shop);
    const begun = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        maker.player.post<{ code: string }>('/v1/developer/games', { title: 'Volcán', slug: `volcan-${n}` }),
      ),
    );
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(begun.filter(({ body }) => body.code === 'drafts-too-many')).toHaveLength(10);
  });

  it('without an age rating or a build cannot be handed in, so nobody sees it', async () => {
    const game = await owner.completes(await owner.begins('unrated'));
    const build = await owner.uploads(game.id);
    expect((await submits(game.id, [])).answer).toMatchObject({ status: 409, body: { code: 'draft-incomplete' } });

    await owner.saves(game.id, { revision: game.revision, ageRating: null });
    expect((await submits(game.id, [build])).answer).toMatchObject({ status: 409, body: { code: 'draft-incomplete' } });
    expect(await shown('unrated')).toBe(404);
  });

  it('gives out only builds that are ready and its own', async () => {
    const { id } = await owner.begins('own-builds');
    const [refused, foreign] = [
      await owner.uploads(id, 'refused'),
      await owner.uploads((await owner.begins('other')).id),
    ];

    expect((await owner.gives(id, 'preview', refused)).body).toMatchObject({ code: 'build-not-ready' });
    expect((await owner.gives(id, 'preview', foreign)).status).toBe(404);
  });

  it('goes from draft over a refusal to the shop, and its studio hears of each step', async () => {
    const { id } = await owner.completes(await owner.begins('volcan-nuevo'));
    const build = await owner.uploads(id);
    const first = await submits(id, [build]);
    expect(first.answer.body).toMatchObject({ review: 'waiting', decideBy: expect.stringMatching(/^\d{4}-/) });
    expect(await reply(/We received Volcano/)).toBe(1);

    const { body: queue } = await staff.list<{ id: string }>('publishing', { filter: { only: 'waiting' } });
    expect(queue.map((game) => game.id)).toContain(id);
    const back = await staff.post(`publishing/${id}/send-back`, {
      ...(await staff.submission(id)),
      reasons: ['texts'],
      note: 'Say more.',
    });
    expect(back).toMatchObject({ status: 200, body: { review: 'sent-back' } });
    expect(await reply(/needs changes/)).toBe(1);
    expect(await shown('volcan-nuevo')).toBe(404);

    const again = await submits(id, [build]);
    const hasty = await staff.post(`publishing/${id}/approve`, {
      ...(await staff.submission(id)),
      checklist: ['plays'],
    });
    expect(hasty.body).toMatchObject({ code: 'checklist-incomplete' });
    expect((await approves(id, again.revision)).body).toMatchObject({ state: 'released' });
    expect(await reply(/is now at Ludoteca/)).toBe(1);

    const { body } = await shop.get('/v1/games/volcan-nuevo');
    expect(body).toMatchObject({ title: { en: 'Volcano' }, price: 4990, ageRating: 'educational', platforms: ['web'] });
  });

  it('changes its texts after another review, and its price without one', async () => {
    const { id } = await released('volcan-textos');
    const { body } = await owner.player.get<{ revision: number }>(`/v1/developer/games/${id}`);
    const title = { es: 'Volcán dos', en: 'Volcano two' };
    expect((await owner.saves(id, { revision: body.revision, title })).body.differences).toHaveLength(2);
    expect((await shop.get('/v1/games/volcan-textos')).body).toMatchObject({ title: { en: 'Volcano' } });

    const { revision } = await submits(id, []);
    await approves(id, revision);
    const appliesAt = new Date(Date.parse(await shop.now()) + days(2)).toISOString();
    await owner.posts(id, 'prices', { price: 2990, appliesAt });
    await shop.settles();
    expect((await shop.get('/v1/games/volcan-textos')).body).toMatchObject({ title, price: 4990 });

    await shop.timePasses(days(2) + 1000);
    await shop.settles();
    expect((await shop.get('/v1/games/volcan-textos')).body).toMatchObject({ price: 2990 });
  });

  it('goes back to a build of before in one click, never to one that nobody approved', async () => {
    const { id, build } = await released('volcan-versiones');
    const newer = await owner.uploads(id);
    expect((await owner.gives(id, 'live', newer)).body).toMatchObject({ code: 'build-needs-review' });
    const { revision } = await submits(id, [newer]);
    await approves(id, revision);

    expect((await owner.gives(id, 'live', build)).body).toMatchObject({
      placed: [{ channel: 'live', buildId: build }],
    });
  });

  it('leaves the shop when its studio or staff say so, and comes back', async () => {
    const { id } = await released('volcan-retirado');
    await owner.posts(id, 'withdraw');
    await shop.settles();
    expect(await shown('volcan-retirado')).toBe(404);
    await owner.posts(id, 'restore');
    await shop.settles();
    expect(await shown('volcan-retirado')).toBe(200);

    await staff.post(`publishing/${id}/take-down`, { reason: 'Usa música sin permiso' });
    await shop.settles();
    expect(await shown('volcan-retirado')).toBe(404);
    expect((await owner.posts(id, 'restore')).body).toMatchObject({ code: 'game-taken-down' });

    await owner.posts(id, 'appeal', { words: 'We have a licence.' });
    await staff.post(`publishing/${id}/decide-appeal`, { granted: true, reason: 'La licencia llegó' });
    expect(await reply(/Answer to your appeal/)).toBe(1);
    expect(await shown('volcan-retirado')).toBe(200);
  });

  it('is not there for another studio, whichever way it is tried', async () => {
    const { id } = await owner.begins('secret');
    const rival = await StudioOwner.of(shop);
    const build = await owner.uploads(id);
    const tries = [
      await rival.player.get(`/v1/developer/games/${id}`),
      await rival.saves(id, { revision: 1, ageRating: '8' }),
      await rival.posts(id, 'files', { kind: 'cover', language: 'es', file: 'AAAA' }),
      await rival.posts(id, 'submit', { revision: 1, builds: [] }),
      await rival.posts(id, 'withdraw-submission'),
      await rival.gives(id, 'preview', build),
      await rival.posts(id, 'channels/clear', { channel: 'live', kind: 'web' }),
      await rival.posts(id, 'prices', { price: 0 }),
      await rival.posts(id, 'withdraw'),
      await rival.posts(id, 'restore'),
      await rival.posts(id, 'appeal', { words: 'It is mine.' }),
    ];

    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
    expect((await rival.player.get('/v1/developer/games')).body).toEqual({ games: [] });
    expect((await rival.player.post('/v1/developer/games', { title: 'X', slug: 'secret' })).status).toBe(409);
  });
});
