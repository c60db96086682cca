import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { CardHolder } from '../support/cards.js';
import { applies } from '../support/applications.js';
import { derivedId } from '../../api/platform/event-store/uuid.js';
import { aPlaySession, playedFor } from '../support/play-time.js';
import { eventually } from '../support/process.js';
import type { Player, Shop } from '../support/shop.js';
import type { Who } from './shot.js';

/** Everything that a place in a request may stand for. */
export type Facts = Record<string, string>;

const PASSWORD = 'Ludoteca1';
const ADMINISTRATOR = 'admin@ludoteca.test';
const ROLE_OF_ADMINISTRATORS = 1;

interface Actor {
  id: string;
  email: string;
  token: string;
  facts: Facts;
}

/**
 * The people of a run. Players and visitors aim at the bystander, whose things must never change;
 * administrators may change others, and aim at another person.
 */
export class People {
  private readonly actors = new Map<Who, Actor>();
  private aims!: { bystander: Actor; subject: Actor };
  private shared: Facts = {};

  private constructor(private readonly shop: Shop) {}

  /** Lets everybody sign up, buy something, save a card, subscribe and ask for a copy of their data; needs a worker. */
  static async of(shop: Shop): Promise<People> {
    const people = new People(shop);
    const [dear, other] = await shop.games();
    const [free] = await shop.games({ free: true });
    if (!dear || !other || !free) throw new Error('there are no games to aim at');
    const ended = await signIn(shop, (await shop.aPlayer()).email);
    await shop.post('/v1/auth/logout', {}, { token: ended?.token });
    people.shared = {
      'game.paid': other.id,
      'game.free': free.id,
      'game.slug': free.slug,
      'ended.token': ended?.token ?? '',
      'role.member': '3',
    };
    const newcomer = async (): Promise<Actor> => people.buyer(await shop.aPlayer(), dear);
    people.aims = { bystander: await newcomer(), subject: await newcomer() };
    await people.hidePasswords();
    people.actors.set('player', await newcomer());
    people.actors.set('neighbour', await newcomer());
    people.actors.set('administrator', await people.administrator());
    await shop.settles();
    return people;
  }

  get bystander(): { email: string; ids: string[] } {
    const { email, facts } = this.aims.bystander;
    return { email, ids: ['id', 'order', 'payment', 'card', 'subscription'].map((what) => facts[what] ?? '') };
  }

  tokenOf(who: Who): string | undefined {
    return this.actors.get(who)?.token;
  }

  /** What the places in a request of this person stand for. */
  factsFor(who: Who): Facts {
    const aim = who === 'administrator' ? this.aims.subject : this.aims.bystander;
    const own = this.actors.get(who)?.facts ?? this.actors.get('player')?.facts ?? {};
    return { ...this.shared, ...named('own', own), ...named('other', aim.facts) };
  }

  /** A person who was signed out, or lost the account, by a request of their own starts again. */
  async renew(): Promise<void> {
    for (const [who, actor] of this.actors) {
      const probe = who === 'administrator' ? '/v1/admin/session' : `/v1/users/${actor.id}`;
      if ((await this.shop.get(probe, { token: actor.token })).status === 200) continue;
      const again = (await signIn(this.shop, actor.email)) ?? (await this.successor());
      if (who === 'administrator') await this.promote(again.id);
      this.actors.set(who, { ...again, facts: { ...actor.facts, ...again.facts } });
    }
  }

  /** The person aimed at has a password that no request knows. */
  private async hidePasswords(): Promise<void> {
    const { bystander, subject } = this.aims;
    await this.shop.sql.query('update access.persons set password_hash = $1 where id in ($2, $3)', [
      await hash(`${randomUUID()}A1`),
      bystander.id,
      subject.id,
    ]);
  }

  private async passkey(personId: string): Promise<string> {
    const id = randomUUID();
    await this.shop.sql.query(
      `insert into access.passkeys values ($1, $2, $3, 'x', 0, '{}', 'Notebook', now(), null)`,
      [id, personId, `credential-${id}`],
    );
    return id;
  }

  /** What a person said of a game, for everybody to read. @returns its id */
  private async rating({ token }: Player, slug: string): Promise<string> {
    const { body } = await this.shop.call<{ rating: { id: string } }>('PUT', `/v1/games/${slug}/ratings/mine`, {
      token,
      body: { stars: 4, text: 'Se aprende jugando.' },
    });
    await this.shop.sql.query(`update ratings.ratings set state = 'published' where id = $1`, [body.rating.id]);
    return body.rating.id;
  }

  private async buyer(
    player: Player,
    game: { id: string; slug: string; price: number; title: { es: string; en: string } },
  ): Promise<Actor> {
    const { orderId, token } = await player.buys([game]);
    const { paymentId } = await this.shop.attempt(token);
    const { body: copy } = await player.post<{ id: string }>('/v1/privacy/exports', {});
    const holder = new CardHolder(this.shop, player);
    const { token: inscription } = await holder.fillsIn();
    const [card] = await holder.cards();
    const document = derivedId('document', 'receipt', orderId);
    // Played for long, so that it waits for an answer instead of going back at once.
    await playedFor(this.shop, player.id, game.id, 500);
    const device = randomUUID();
    const studio = await this.studioOf(player);
    const { body: studioGame } = await player.post<{ id: string }>('/v1/developer/games', {
      title: 'Volcán',
      slug: `studio-${player.id}`,
      developerId: studio,
    });
    await player.post('/v1/library/devices', { deviceId: device, name: 'Notebook', installed: [game.id] });
    const build = await this.studioGame(player.id);
    const playSession = await aPlaySession(this.shop, player.id, game.id, new Date());
    const rating = await this.rating(player, game.slug);
    const { body: toolToken } = await player.post<{ id: string }>('/v1/auth/tool-tokens', {
      name: 'CI',
      currentPassword: 'Ludoteca1',
    });
    const { body: request } = await player.post<{ refundId: string }>(`/v1/orders/${orderId}/refunds`, {
      lines: 'all',
    });
    const connection = randomUUID();
    await this.shop.sql.query('insert into achievements.devices values ($1, $2, $3, now(), now())', [
      connection,
      player.id,
      game.id,
    ]);
    const {
      body: { subscription },
    } = await player.post<{ subscription: { subscription_id: string } }>('/v1/subscription/oneclick', {
      planId: 1,
      paymentMethodId: card?.payment_method_id,
    });
    return actor(player.id, player.email, player.token, {
      order: orderId,
      payment: paymentId,
      export: copy.id,
      document,
      device,
      playSession,
      rating,
      passkey: await this.passkey(player.id),
      build,
      upload: build,
      toolToken: toolToken.id,
      connection,
      studio,
      studioGame: studioGame.id,
      refund: request.refundId,
      inscription,
      card: card?.payment_method_id ?? '',
      subscription: subscription.subscription_id,
      class: await this.classOf(player.id),
    });
  }

  /** A class of this teacher with a pupil; both under one id, since a path names them together. */
  private async classOf(teacherId: string): Promise<string> {
    const id = randomUUID();
    await this.shop.sql.query(
      `insert into schools.classes (id, teacher_id, name, grade, code, ends_on, created_at)
       values ($1, $2, '4º B', 4, left(upper($1::uuid::text), 8), current_date + 30, now())`,
      [id, teacherId],
    );
    await this.shop.sql.query(
      `insert into schools.pupils (id, class_id, nickname, nickname_key, pin_hash, joined_at) values ($1, $1, 'Puma', 'puma', '', now())`,
      [id],
    );
    return id;
  }

  /** An approved studio of this person alone. @returns its id */
  private async studioOf(player: Player): Promise<string> {
    const { token } = await this.administrator();
    const developerId = await applies(this.shop, player);
    await this.shop.post(`/v1/admin/developers/${developerId}/approve`, {}, { token });
    return developerId;
  }

  /** A studio of one person, with a game and a build; all under one id, since a path names two of them. */
  private async studioGame(personId: string): Promise<string> {
    const id = randomUUID();
    await this.shop.sql.query(`insert into developers.members values ($1, $2, 'owner', now())`, [personId, id]);
    await this.shop.sql.query(
      'insert into publishing.games (id, developer_id, slug, created_by, created_at) values ($1::uuid, $1::uuid, $1::uuid::text, $2, now())',
      [id, personId],
    );
    await this.shop.sql.query(
      `insert into publishing.builds (id, game_id, kind, status, version, archive_name, archive_size, created_by, created_at)
       values ($1, $1, 'web', 'ready', '1.0', 'game.zip', 1, $2, now())`,
      [id, personId],
    );
    await this.shop.sql.query(
      `insert into publishing.uploads (id, person_id, developer_id, game_id, kind, version, file_name, size, created_at, finished_at)
       values ($1, $2, $1, $1, 'web', '1.0', 'game.zip', 1, now(), now())`,
      [id, personId],
    );
    return id;
  }

  private async administrator(): Promise<Actor> {
    return (await signIn(this.shop, ADMINISTRATOR)) ?? this.successor();
  }

  /** Someone new, without waiting for the mail: during the run none are sent. */
  private async successor(): Promise<Actor> {
    const player = await this.shop.aPlayer({ verified: 'without the link' });
    return actor(player.id, player.email, player.token, {});
  }

  private async promote(id: string): Promise<void> {
    await this.shop.sql.query('update access.persons set role_id = $2 where id = $1', [id, ROLE_OF_ADMINISTRATORS]);
  }
}

const named = (whose: string, facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([what, value]) => [`${whose}.${what}`, value]));

function actor(id: string, email: string, token: string, more: Facts): Actor {
  return { id, email, token, facts: { id, email, password: PASSWORD, session: claimsOf(token).sid, ...more } };
}

function claimsOf(token: string): { sub: string; sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; sid: string };
}

async function signIn(shop: Shop, email: string): Promise<Actor | null> {
  const { status, body } = await shop.post<{ token: string }>('/v1/auth', {
    email,
    password: PASSWORD,
    remember_me: false,
  });
  return status === 200 ? actor(claimsOf(body.token).sub, email, body.token, {}) : null;
}

/** Lets the worker do what the run left behind. @returns what it could not do. */
export async function workedOff(shop: Shop, withinMs: number): Promise<string[]> {
  await shop.startWorker();
  await eventually(
    () => shop.leftToDo(),
    ({ effects, due }) => effects + due === 0,
    withinMs,
    'the work behind the requests',
  );
  const { rows } = await shop.sql.query<{ what: string }>(`
    select kind || ' ' || state || ' ' || coalesce(result::text, '') as what from es.effects where state in ('failed', 'manual')
    union all select feed || ' is parked at ' || position || ': ' || error from es.parked
    union all select feed || ' stopped: ' || error from es.checkpoints where status = 'failed'`);
  return rows.map(({ what }) => what);
}
