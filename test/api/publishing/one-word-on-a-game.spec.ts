import { startShop, type Game, type Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';
import { Staff } from '../backoffice/console.js';

const CHECKLIST = ['plays', 'texts', 'pictures', 'age', 'learning', 'privacy', 'rights'];
const reason = 'No abre en los navegadores de hoy';

interface StudioGame {
  state: string;
  withdrawnBy: string | null;
  withdrawnBecause: string | null;
  price: number;
  revision: number;
  draft: { summary: { es: string }; requirements: { es: string } };
  history: { type: string; isByStaff: boolean; reasons: string[] }[];
}

describe('what staff decide about a game of a studio', () => {
  let shop: Shop;
  let staff: Staff;
  let owner: StudioOwner;
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    owner = await StudioOwner.of(shop);
  });
  afterAll(() => shop?.close());

  const own = async (id: string): Promise<StudioGame> =>
    (await owner.player.get<StudioGame>(`/v1/developer/games/${id}`)).body;
  const submits = async (id: string, build: string): Promise<void> => {
    const { revision } = await own(id);
    const builds = [{ channel: 'live', buildId: build }];
    expect((await owner.posts(id, 'submit', { revision, builds })).status).toBe(200);
  };
  const approves = async (id: string): Promise<void> => {
    const decision = { ...(await staff.submission(id)), checklist: CHECKLIST };
    expect((await staff.post(`publishing/${id}/approve`, decision)).status).toBe(200);
    await shop.settles();
  };
  const released = async (slug: string): Promise<{ id: string; build: string; game: Game }> => {
    const { id } = await owner.completes(await owner.begins(slug));
    const build = await owner.uploads(id);
    await submits(id, build);
    await approves(id);
    return { id, build, game: (await shop.get<Game>(`/v1/games/${slug}`)).body };
  };
  const shown = async (slug: string) => shop.get<Game & { summary: { es: string } }>(`/v1/games/${slug}`);
  const mails = async (subject: RegExp): Promise<string[]> =>
    (await owner.player.mailbox()).filter((mail) => subject.test(mail.subject)).map(({ text }) => text);

  it('stays as they said, whatever build the studio brings', async () => {
    const { id, build, game } = await released('glaciar-vivo');
    await staff.post(`games/${id}/price`, { price: game.price + 500, reason });
    await staff.post(`games/${id}/withdraw`, { reason });
    await owner.gives(id, 'preview', build);
    await owner.gives(id, 'preview', await owner.uploads(id));
    await shop.settles();

    expect((await shown('glaciar-vivo')).status).toBe(404);
    const withdrawn = { state: 'withdrawn', withdrawnBy: 'staff', withdrawnBecause: reason };
    expect(await own(id)).toMatchObject({ ...withdrawn, price: game.price + 500 });
    expect(await owner.posts(id, 'restore', {})).toMatchObject({
      status: 409,
      body: { code: 'game-withdrawn-by-staff' },
    });
    await staff.post(`games/${id}/restore`, { reason });
    expect(await own(id)).toMatchObject({ state: 'released', withdrawnBy: null, withdrawnBecause: null });
    expect((await shown('glaciar-vivo')).body.price).toBe(game.price + 500);
  });

  it('reaches the studio, with the reason, on its page and by mail', async () => {
    const { id } = await released('viento-del-norte');
    await staff.post(`games/${id}/price`, { price: 1_990, reason: 'Tenía un cero de más' });
    await staff.post(`games/${id}/withdraw`, { reason });
    await shop.settles();

    expect((await own(id)).history.slice(-2)).toEqual([
      expect.objectContaining({ type: 'PriceChangeApplied', isByStaff: true, reasons: ['Tenía un cero de más'] }),
      expect.objectContaining({ type: 'GameWithdrawn', isByStaff: true, reasons: [reason] }),
    ]);
    const sent = await mails(/^We changed something about /);
    expect(sent.filter((text) => /1[.,]990/.test(text) && text.includes('Tenía un cero de más'))).toHaveLength(1);
    expect(sent.filter((text) => text.includes('took it off sale') && text.includes(reason))).not.toEqual([]);
  });

  it('mends a text in the shop and in the draft, and takes nothing from what the studio is typing', async () => {
    const { id, build } = await released('desierto-florido');
    const before = await own(id);
    const typed = { es: 'Un teclado y media hora', en: 'A keyboard and half an hour' };
    await owner.saves(id, { revision: before.revision, requirements: typed });
    const summary = { es: 'Sin faltas', en: 'Without mistakes' };
    const { revision } = (await staff.get<{ revision: number }>(`games/${id}`)).body;
    const corrects = (texts: object) =>
      staff.put(`games/${id}/texts`, { ...texts, revision, reason: 'Una falta de ortografía' });
    const corrected = await corrects({ summary, requirements: summary });

    expect(corrected).toMatchObject({ status: 200, body: { summary, requirements: summary } });
    expect((await shown('desierto-florido')).body.summary).toMatchObject(summary);
    expect((await own(id)).draft).toMatchObject({ summary, requirements: typed });
    expect(await corrects({ summary })).toMatchObject({ status: 200 });
    expect(await corrects({ summary: typed })).toMatchObject({ status: 409, body: { code: 'game-changed-meanwhile' } });

    await submits(id, build);
    expect(await staff.put(`games/${id}/texts`, { summary, title: summary, reason })).toMatchObject({
      status: 409,
      body: { code: 'submission-undecided' },
    });
    await approves(id);
    expect((await shown('desierto-florido')).body.summary).toMatchObject(summary);
  });

  it('is not about the game of one’s own studio', async () => {
    const { id } = await released('puna-secreta');
    const role = { roleId: 1, reason: 'Trabaja ahora en la tienda' };
    expect((await staff.post(`people/${owner.player.id}/role`, role)).status).toBe(200);
    const body = { price: 100, reason };
    expect(await owner.player.post(`/v1/admin/games/${id}/price`, body)).toMatchObject({
      status: 403,
      body: { code: 'game-of-own-studio' },
    });
  });
});
