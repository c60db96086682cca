import pg from 'pg';
import { followClock } from '../../api/dev/follow-clock.mjs';
import { freePort } from '../../api/dev/ports.mjs';
import { Bank, type Buyer, type ReturnRequest } from './bank.js';
import { freshDatabase, templateDatabase, type TestDatabase } from './database.js';
import { dist } from './dist.js';
import { machineFactor } from './patience.js';
import { eventually, startProcess, type Started } from './process.js';

/** What came back. */
export interface Answer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface Ask {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Another server of the same shop. */
  at?: string;
}

/** Wide enough for a machine on which several shops start at once. */
const STARTS_WITHIN_MS = 120_000;

/** A game on sale, as the catalogue lists it. */
export interface Game {
  id: string;
  slug: string;
  price: number;
  title: { es: string; en: string };
}

/** An attempt as the shop's own table tells it. */
export type Attempt = Record<'paymentId' | 'state' | 'buyOrder' | 'sessionId', string>;

/** An order on its way: where the buyer would go. */
export interface Checkout {
  token: string;
  url: string;
  orderId: string;
}

export interface Mail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface ShopOptions {
  /** Variables for the server beyond the ordinary. */
  env?: Record<string, string>;
  /** Keeps the work behind the shop in a process of its own. */
  apart?: boolean;
  bank?: Bank;
  /** Another build of the server. */
  program?: string;
  /** The PostgreSQL server, where the test has one of its own. */
  server?: string;
  /** The instant at which its business clock starts, past or future; the machine's own time without it. */
  begins?: string;
}

/** What a person tells at sign-up beyond the ordinary. */
export interface NewPlayer {
  language?: 'es' | 'en';
  /** False: the link waits in the mailbox, and the session is from a time when the address counted as proven. */
  verified?: boolean | 'without the link';
  birthYear?: number;
  /** Hashes of the texts that were accepted. */
  acceptedTerms?: string;
  acceptedPrivacy?: string;
}

const PASSWORD = 'Ludoteca1';
/** Players of the template: sign-up has stories of its own. A test that needs more players signs them up. */
const READY_PLAYERS = 16;
const readyName = (n: number): string => `player0${n}`;

/** The shop under test: the built server, a database of its own, and the simulated bank. */
export class Shop {
  api!: Started;
  worker: Started | null = null;
  private unfollow: (() => Promise<void>) | null = null;
  private people = 0;
  private ready = 0;

  private constructor(
    readonly url: string,
    readonly port: number,
    readonly bank: Bank,
    readonly database: TestDatabase,
    readonly sql: pg.Pool,
    private readonly options: ShopOptions,
  ) {}

  static async open(options: ShopOptions = {}): Promise<Shop> {
    const { begins } = options;
    // What the template holds happened when its shop begins: a timer set at another time would be late, or never due.
    const template = await templateDatabase(
      `ludoteca_template_${begins?.replace(/\W/g, '').toLowerCase() ?? 'now'}`,
      (url) => Shop.prepares(url, begins && anHourBefore(begins)),
      options.server,
    );
    const [database, bank, port] = await Promise.all([
      freshDatabase({ template, server: options.server }),
      options.bank ?? Bank.start(),
      freePort(),
    ]);
    const sql = new pg.Pool({ connectionString: database.url, max: 4 });
    sql.on('error', () => undefined);
    const shop = new Shop(`http://127.0.0.1:${port}`, port, bank, database, sql, options);
    try {
      if (begins) await shop.setClock(begins);
      await shop.start();
    } catch (error) {
      // Whatever did start would keep the test run from ending.
      await shop.close();
      throw error;
    }
    return shop;
  }

  /** Fills what every shop under test begins as: the games, the people of the demonstration and some players. */
  private static async prepares(url: string, begins?: string): Promise<void> {
    const prepared = startProcess(
      dist('dev/demo.js'),
      { DATABASE_URL: url, MEDIA_DIR: '.tmp/test-media', LOG_LEVEL: 'warn', ...redis() },
      ['catalogue', ...(begins ? [begins] : [])],
    );
    if ((await prepared.ended) !== 0) throw new Error(`the template could not be made: ${prepared.output()}`);
    const [bank, port, sql] = [await Bank.start(), await freePort(), new pg.Pool({ connectionString: url, max: 2 })];
    // Without Redis, where the templates of all workers would share their queues: these bear a database's name.
    const shop = new Shop(`http://127.0.0.1:${port}`, port, bank, { url } as TestDatabase, sql, {
      env: { REDIS_URL: '' },
    });
    await shop.startApi();
    for (let n = 1; n <= READY_PLAYERS; n++) await shop.signsUp(readyName(n));
    await shop.settles();
    await Promise.all([shop.api.stop(), bank.close(), sql.end()]);
  }

  /** Starts the server, and the worker when it lives apart. */
  async start(extra: Record<string, string> = {}): Promise<void> {
    await this.startApi(extra);
    if (this.options.apart) await this.startWorker();
  }

  async startApi(extra: Record<string, string> = {}): Promise<void> {
    this.api = startProcess(this.options.program ?? dist('main.js'), {
      ...this.environment(),
      WORKER: this.options.apart ? 'off' : 'on',
      ...extra,
    });
    await eventually(
      () =>
        fetch(`${this.url}/v1/health`).then(
          (r) => r.ok,
          () => false,
        ),
      (up) => up || this.api.isOver(),
      STARTS_WITHIN_MS,
      'the shop',
    );
    if (this.api.isOver()) throw new Error(`the server ended: ${this.api.output()}`);
  }

  async startWorker(extra: Record<string, string> = {}): Promise<void> {
    const worker = startProcess(dist('worker.js'), { ...this.environment(), ...extra });
    this.worker = worker;
    await eventually(
      async () => worker.output(),
      (text) => text.includes('worker ready') || worker.isOver(),
      STARTS_WITHIN_MS,
      'the worker',
    );
  }

  /** One call; objects are sent as JSON. */
  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, headers = {}, at = this.url }: Ask = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${at}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (json && text ? JSON.parse(text) : text) as Body,
    };
  }

  get<Body = Record<string, unknown>>(path: string, ask: Ask = {}): Promise<Answer<Body>> {
    return this.call<Body>('GET', path, ask);
  }

  post<Body = Record<string, unknown>>(path: string, body: unknown, ask: Ask = {}): Promise<Answer<Body>> {
    return this.call<Body>('POST', path, { ...ask, body });
  }

  /** Someone who signed up, confirmed the address by the link in the mail, and signed in. Who needs nothing special did the first two long ago. */
  async aPlayer(printed: NewPlayer = {}): Promise<Player> {
    const isReady = Object.keys(printed).length === 0 && this.ready < READY_PLAYERS;
    const name = isReady ? readyName(++this.ready) : `player${++this.people}${Math.random().toString(36).slice(2, 8)}`;
    if (!isReady) await this.signsUp(name, printed);
    const { language = 'es', verified = true } = printed;
    const email = `${name}@example.test`;
    const signedIn = await expectOk(
      this.post<{ token: string }>(
        '/v1/auth',
        { email, password: PASSWORD, remember_me: false },
        { headers: { 'accept-language': language } },
      ),
    );
    if (!verified) await this.sql.query('update access.persons set email_verified_at = null where email = $1', [email]);
    const payload = JSON.parse(Buffer.from(signedIn.body.token.split('.')[1] ?? '', 'base64url').toString()) as {
      user_id: string;
    };
    return new Player(this, payload.user_id, email, signedIn.body.token, language);
  }

  private async signsUp(name: string, { language = 'es', verified = true, ...printed }: NewPlayer = {}): Promise<void> {
    const email = `${name}@example.test`;
    await expectOk(
      this.post(
        '/v1/auth/signup',
        { email, username: name, password: PASSWORD, language, ...printed },
        { headers: { 'accept-language': language } },
      ),
    );
    if (verified === true) await this.confirmAddress(email);
    else await this.takesAsProven(email, verified);
  }

  async confirmAddress(email: string): Promise<void> {
    const mails = await this.verificationMails(email);
    const token = mails.map((mail) => /verify-email\?token=([\w.-]+)/.exec(mail.text)?.[1]).find(Boolean);
    await expectOk(this.post('/v1/auth/verify-email', { token }));
  }

  private verificationMails(email: string): Promise<Mail[]> {
    return eventually(
      () => this.mailbox(email),
      (found) => found.some((mail) => /verify-email\?token=/.test(mail.text)),
      15_000,
      `the verification mail for ${email}`,
    );
  }

  private async takesAsProven(email: string, how: false | 'without the link'): Promise<void> {
    // A link to an address that counts as proven would not be sent any more.
    if (!how) await this.verificationMails(email);
    await this.sql.query('update access.persons set email_verified_at = now() where email = $1', [email]);
  }

  /** Games on sale, dear ones first; free ones when asked for. */
  async games({ free = false }: { free?: boolean } = {}): Promise<Game[]> {
    const { body } = await this.get<{ games: Game[] }>(
      `/v1/games?price=${free ? 'free' : 'paid'}&sort=-price&size=100`,
    );
    return body.games;
  }

  async mailbox(email: string): Promise<Mail[]> {
    return (await this.get<Mail[]>(`/dev/mail.json?to=${encodeURIComponent(email)}`)).body;
  }

  /** Tokens of the links to this page that were mailed to a person, in no order. */
  async linksTo(email: string, page: string): Promise<string[]> {
    await this.settles();
    return (await this.mailbox(email)).flatMap(
      ({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? [],
    );
  }

  /** The buyer's browser goes where the bank sends it. @returns where the shop sends it then. */
  async browserReturns(request: ReturnRequest): Promise<{ status: number; location: string | null }> {
    const response = await fetch(request.url, {
      method: request.method,
      redirect: 'manual',
      // A form posted by the bank's page: from another site, so without any cookie of ours.
      ...(request.body
        ? {
            body: new URLSearchParams(request.body),
            headers: { origin: this.bank.url, 'sec-fetch-site': 'cross-site' },
          }
        : {}),
    });
    await response.arrayBuffer();
    return { status: response.status, location: response.headers.get('location') };
  }

  /** Moves the business clocks of shop and bank forward together. */
  async timePasses(milliseconds: number): Promise<void> {
    // Read, because a server that died on the way may have left the clock anywhere.
    const {
      rows: [clock],
    } = await this.sql.query<{ ms: string }>('select offset_ms as ms from es.business_clock');
    const offsetMs = Number(clock?.ms ?? 0) + milliseconds;
    await this.bank.clock(offsetMs);
    await expectOk(this.post('/v1/test/clock', { offsetMs }));
  }

  /** Before its first process starts: nothing has to fall due on the way. */
  private async setClock(begins: string): Promise<void> {
    const offsetMs = Date.parse(begins) - Date.now();
    await this.sql.query('update es.business_clock set offset_ms = $1', [offsetMs]);
    await this.bank.clock(offsetMs);
  }

  /** Lets time go by as it does: through every instant at which something is due, the bank's clock beside the shop's. */
  async clockReaches(instant: string): Promise<void> {
    this.unfollow ??= followClock(this.database.url, this.bank.url);
    for (let reached = false; !reached;) {
      const { body } = await expectOk(
        this.post<{ reached: boolean }>('/v1/test/clock', { advanceTo: instant, patience: machineFactor }),
      );
      reached = body.reached;
    }
    await this.settles();
  }

  /** What time it is for the shop. */
  async now(): Promise<string> {
    return (await expectOk(this.get<{ now: string }>('/v1/test/clock'))).body.now;
  }

  /** Waits until nothing is left to do: feeds at the end of the log, no effect open, nothing due. */
  async settles(withinMs = 30_000): Promise<void> {
    await eventually(
      () => this.leftToDo(),
      (left) => left.feeds + left.effects + left.due === 0,
      withinMs,
      'the shop settling',
    );
  }

  /** `open` names the effects, for who must find out what a shop waits for. */
  async leftToDo(): Promise<{ feeds: number; effects: number; due: number; open?: string[] }> {
    const { rows } = await this.sql.query<{ feeds: number; effects: number; due: number; open: string[] }>(`
      with open as (select * from es.effects where state in ('planned', 'started', 'unknown'))
      select (select count(*)::int from es.followed c where c.status = 'running'
                 and exists (select from es.events e where (e.txid, e.position) > (c.txid, c.position))) as feeds,
             (select count(*)::int from open) as effects,
             (select count(*)::int from es.due d, es.business_clock b where d.due_at <= now() + b.offset_ms * interval '1 millisecond') as due,
             array(select concat_ws(' ', kind, state, 'attempt', attempt, 'next', coalesce(next_check_at, lease_until) - now()) from open limit 5) as open`);
    return rows[0] ?? { feeds: 1, effects: 1, due: 1 };
  }

  /** Lets the leases of killed processes run out at once; they follow the wall clock, which no test moves. */
  async leasesEnd(): Promise<void> {
    await this.sql.query(`update es.effects set lease_until = now() - interval '1 second' where state = 'started'`);
    await this.sql.query(
      `update es.effects set planned_at = planned_at - interval '5 minutes' where state = 'planned'`,
    );
    await this.sql.query('update es.due set lease_until = null');
  }

  /** Asks at once about effects in doubt; their next time follows the wall clock too. */
  async doubtfulEffectsAreChecked(): Promise<void> {
    await this.sql.query(`update es.effects set next_check_at = now() where state = 'unknown'`);
  }

  /** The attempt behind a token of the bank. */
  async attempt(token: string): Promise<Attempt> {
    const { rows } = await this.sql.query<Attempt>(
      `select payment_id as "paymentId", state, buy_order as "buyOrder", session_id as "sessionId" from payments.payments where token = $1`,
      [token],
    );
    if (!rows[0]) throw new Error('the shop knows no such token');
    return rows[0];
  }

  /** Waits for a line of the server's log: it may be read later than the answer that it belongs to. */
  async logs(line: RegExp, since = 0): Promise<void> {
    await eventually(
      async () => this.api.output().slice(since),
      (text) => line.test(text),
      5_000,
      `the line ${String(line)}`,
    );
  }

  /** The facts of a stream, oldest first. */
  async facts(stream: string): Promise<{ type: string; data: Record<string, unknown> }[]> {
    const { rows } = await this.sql.query<{ type: string; data: Record<string, unknown> }>(
      'select type, data from es.events where stream_id = $1 order by version',
      [stream],
    );
    return rows;
  }

  async close(): Promise<void> {
    await this.unfollow?.();
    await Promise.all([this.api.stop(), this.worker?.stop()]);
    if (!this.options.bank) await this.bank.close();
    await this.sql.end();
    await this.database.drop();
  }

  /** What its processes are told. */
  environment(): Record<string, string> {
    return {
      NODE_ENV: 'test',
      PORT: String(this.port),
      HOST: '127.0.0.1',
      PUBLIC_URL: this.url,
      DATABASE_URL: this.database.url,
      TRANSBANK_URL: this.bank.url,
      LOG_LEVEL: 'warn',
      MEDIA_DIR: '.tmp/test-media',
      JWT_SECRET: 'a secret that only this test run knows, long enough',
      DATABASE_POOL_SIZE: '8',
      ANSWER_WAIT_MS: '3000',
      HEALTH_KEPT_MS: '0',
      TRANSBANK_BREAKER_FAILURES: '1000000',
      TRANSBANK_INQUIRIES_PER_SECOND: '100000',
      ...redis(),
      // Most stories open no page.
      WARM_PAGES: 'off',
      ...this.options.env,
    };
  }
}

/** Someone who shops. */
export class Player {
  constructor(
    private readonly shop: Shop,
    readonly id: string,
    readonly email: string,
    readonly token: string,
    readonly language: 'es' | 'en',
  ) {}

  get<Body = Record<string, unknown>>(path: string): Promise<Answer<Body>> {
    return this.shop.get<Body>(path, this.ask());
  }

  post<Body = Record<string, unknown>>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.shop.post<Body>(path, body, { ...this.ask(), headers: { ...this.ask().headers, ...headers } });
  }

  put<Body = Record<string, unknown>>(path: string, body: unknown): Promise<Answer<Body>> {
    return this.shop.call<Body>('PUT', path, { ...this.ask(), body });
  }

  remove<Body = Record<string, unknown>>(path: string): Promise<Answer<Body>> {
    return this.shop.call<Body>('DELETE', path, this.ask());
  }

  /** Puts games into the cart and goes to pay. */
  async checksOut(games: readonly Game[], more: Record<string, unknown> = {}): Promise<Checkout> {
    return (await expectOk(this.post<Checkout>('/v1/payment', { cart: games.map((game) => game.id), ...more }))).body;
  }

  /** The whole way: order, bank, return. */
  async buys(games: readonly Game[], buyer: Buyer = 'pay', more: Record<string, unknown> = {}): Promise<Checkout> {
    const checkout = await this.checksOut(games);
    const back = await this.shop.bank.play(checkout.token, buyer, more);
    if (buyer !== 'close') await this.shop.browserReturns(back);
    return checkout;
  }

  async state(orderId: string): Promise<string> {
    return String((await this.get(`/v1/payment/state/${orderId}`)).body.status);
  }

  /** Slugs of the games in the library. */
  async library(): Promise<string[]> {
    const { body } = await this.get<{ entries: { slug: string }[] }>('/v1/library');
    return body.entries.map((entry) => entry.slug).sort();
  }

  mailbox(): Promise<Mail[]> {
    return this.shop.mailbox(this.email);
  }

  private ask(): Ask {
    return { token: this.token, headers: { 'accept-language': this.language } };
  }
}

async function expectOk<Body>(requested: Promise<Answer<Body>>): Promise<Answer<Body>> {
  const answer = await requested;
  if (answer.status !== 200) throw new Error(`expected 200, got ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** The people of the template signed up before the shop begins. */
const anHourBefore = (moment: string): string => new Date(Date.parse(moment) - 3_600_000).toISOString();

function redis(): Record<string, string> {
  return process.env.TEST_REDIS_URL ? { REDIS_URL: process.env.TEST_REDIS_URL } : {};
}

/** Opens a shop for one test file. */
export function startShop(options: ShopOptions = {}): Promise<Shop> {
  return Shop.open(options);
}
