import { MailServer } from '../../support/mail-server.js';
import { eventually } from '../../support/process.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';

/** A mail as the ledger holds it, with whether a try of it is under way. */
interface Tried {
  id: string;
  state: string;
  attempt: number;
  result: Record<string, unknown> | null;
  underWay: boolean;
}

/** Refusals in a row: far more than a mail in doubt is sent again for. */
const REFUSALS = 6;

describe('a mail server that is away', () => {
  let shop: Shop;
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.away();
    shop = await startShop({ env: { SMTP_URL: server.url, MAIL_FROM: 'Ludoteca <shop@example.test>' } });
  });
  afterAll(async () => {
    await shop?.close();
    await server?.closes();
  });
  beforeEach(async () => {
    server.answer = '250 ok';
    await server.closes();
  });

  const ask = (player: Player) => shop.post('/v1/auth/reset-password', { email: player.email });
  const effectOf = async ({ id }: Player): Promise<Tried | undefined> =>
    (
      await shop.sql.query(
        `select e.effect_id as id, e.state, e.attempt, e.result, coalesce(e.lease_until > now(), false) as "underWay" from es.effects e join access.email_tokens l on l.id::text = e.subject where e.kind = 'mail:reset-password' and l.owner_id = $1`,
        [id],
      )
    ).rows[0];
  /** Lets the mail be tried again, without waiting for its time, until it is as far as this. One that is being tried is left alone. */
  const triedUntil = (player: Player, isFar: (effect: Tried) => boolean): Promise<unknown> =>
    eventually(
      async () => {
        await shop.sql.query(
          `update es.effects set next_check_at = now() where state = 'unknown' and (lease_until is null or lease_until <= now())`,
        );
        return effectOf(player);
      },
      (effect) => effect !== undefined && !effect.underWay && (effect.state === 'manual' || isFar(effect)),
      30_000,
      'the mail',
    );
  const triedAgain = (player: Player, attempt: number) =>
    triedUntil(player, (effect) => effect.state === 'unknown' && effect.attempt >= attempt);
  const isOver = (player: Player) => triedUntil(player, (effect) => effect.state === 'done');
  const isBack = async (player: Player): Promise<void> => {
    await server.opens();
    await isOver(player);
  };
  const mailsTo = ({ email }: Player) =>
    server.mails.filter(({ to, text }) => to === email && text.includes('confirm-password-reset'));

  it('gets the link for a new password when it is back, though it refused many times', async () => {
    const player = await shop.aPlayer();
    await ask(player);
    await triedAgain(player, REFUSALS);
    await isBack(player);

    const [mail, ...more] = mailsTo(player);
    const token = /confirm-password-reset\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(more).toEqual([]);
    expect(mail?.messageId).toBe((await effectOf(player))?.id);
    expect((await shop.post('/v1/auth/confirm-reset-password', { token, newPassword: 'Tres-tigres-8' })).status).toBe(
      200,
    );
  });

  it('gets it too when it put the mail off', async () => {
    const player = await shop.aPlayer();
    server.answer = '451 try again later';
    await server.opens();
    await ask(player);
    await triedAgain(player, 3);
    server.answer = '250 ok';
    await isOver(player);

    expect(mailsTo(player)).toHaveLength(1);
  });

  it.each([
    ['expired', `created_at = created_at - interval '1 hour'`],
    ['been used', 'used_at = now()'],
  ])('is sent no link that has %s meanwhile', async (_, change) => {
    const player = await shop.aPlayer();
    await ask(player);
    await triedAgain(player, 2);
    await shop.sql.query(`update access.email_tokens set ${change} where owner_id = $1`, [player.id]);
    await isBack(player);

    expect(await effectOf(player)).toMatchObject({ state: 'done', result: { skipped: expect.any(String) } });
    expect(mailsTo(player)).toEqual([]);
  });
});
