import { randomUUID } from 'node:crypto';
import { buyers, call, SECRET } from './shop.mjs';
import { parts } from './support.mjs';

const VISA = '4051885600446623';
/** Subscribers whose facts are appended at once, and appends at once. */
const CHUNK = 50;
const AT_ONCE = 4;

/** Saves one card the way people do. @returns what the bank knows it by. */
async function cardAtBank({ shopUrl, bankUrl }, sql, cipher) {
  const [{ id, token }] = await buyers(sql, shopUrl, 1);
  const ask = async (method, path) =>
    JSON.parse((await call(method, `${shopUrl}/v1/webpay-oneclick/${path}`, { token, body: {} })).text);
  const form = await ask('POST', 'inscriptions');
  const back = JSON.parse(
    (await call('POST', `${bankUrl}/__sim/play`, { body: { token: form.token, buyer: 'pay', card: VISA } })).text,
  );
  await call(back.method, back.url, back.body ? { form: back.body } : {});
  await ask('PUT', `inscriptions/${form.token}`);
  const {
    rows: [card],
  } = await sql.query(
    'select card_id as id, username, key_id as "keyId", sealed from cards.enrolments join cards.secrets using (card_id) where person_id = $1',
    [id],
  );
  return { username: card.username, tbkUser: cipher.open(card.id, card) };
}

/** Facts of a person who subscribed at a moment, as the shop's own rules make them. */
function subscriber({ subscriptionStream }, card, cipher, put, at) {
  const [personId, cardId, subscriptionId, orderId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const { facts, changes } = subscriptionStream.decide(
    new Map(),
    subscriptionId,
    [
      {
        type: 'CreateSubscription',
        subscriptionId,
        personId,
        planId: 'monthly',
        price: 8_000,
        language: 'es',
        now: at,
      },
      { type: 'StartPeriodCharge', orderId, cardId, now: at },
      { type: 'RecordPeriodPaid', orderId, now: at },
    ],
    at,
  );
  const ofCard = { personId, cardId };
  const cards = [
    {
      type: 'CardEnrolmentStarted',
      data: { ...ofCard, username: card.username, returnUrl: 'http://bench', startedAt: at },
    },
    {
      type: 'CardEnrolled',
      data: { ...ofCard, brand: 'Visa', last4: '6623', authorizationCode: '1213', enrolledAt: at },
    },
  ];
  const { keyId, sealed } = cipher.seal(cardId, card.tbkUser);
  return {
    personId,
    subscriptionId,
    streams: [
      { stream: `cards-${personId}`, expectedVersion: 0, facts: cards },
      ...Object.entries(facts).map(([stream, own]) => ({ stream, expectedVersion: 0, facts: own })),
    ],
    changes: [put('cards.secrets', { card_id: cardId }, { key_id: keyId, sealed }), ...changes],
  };
}

/** Appends subscribers through the store: no HTTP, and no bank but for the one card that all of them have. */
export async function openSeeding(shop, url, sql) {
  const {
    contexts,
    eventTypesOf,
    projectionsOf,
    EventStore,
    appUrlOf,
    appDataSource,
    Database,
    put,
    CardCipher,
    derivedCardKey,
    subscriptions,
  } = parts();
  const source = await appDataSource(appUrlOf(url), { entities: [], migrations: [] }, AT_ONCE * 2).initialize();
  const store = new EventStore(new Database(source), eventTypesOf(contexts), projectionsOf(contexts));
  const cipher = new CardCipher([derivedCardKey(SECRET)]);
  const card = await cardAtBank(shop, sql, cipher);

  const some = async (count, at) => {
    const people = Array.from({ length: count }, () => subscriber(subscriptions, card, cipher, put, at));
    const id = randomUUID();
    await sql.query(
      `insert into access.persons (id, email, username, role_id, language, email_verified_at) select id, id || '@example.test', 'Subscriber', 3, 'es', now() from unnest($1::uuid[]) id`,
      [people.map(({ personId }) => personId)],
    );
    await store.append(
      people.flatMap(({ streams }) => streams),
      { commandId: id, actor: { kind: 'system', id: 'bench' }, correlation: id, causation: id, now: at },
      people.flatMap(({ changes }) => changes),
    );
    return people.map(({ subscriptionId }) => subscriptions.subscriptionStream.of(subscriptionId));
  };
  /** @returns the moment by which all of them are due. */
  const seed = async (count, at) => {
    let left = count;
    const timers = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left > 0) {
          const next = Math.min(CHUNK, left);
          left -= next;
          timers.push(...(await some(next, at)));
        }
      }),
    );
    const {
      rows: [{ due }],
    } = await sql.query('select max(due_at) as due from es.due where key = any($1)', [timers]);
    return due;
  };
  return { seed, close: () => source.destroy() };
}
