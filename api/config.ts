import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { getDomain } from 'tldts';
import { derivedCardKey, readCardKeys, type CardKeys } from './card-keys.js';
import { ConfigError, Environment } from './environment.js';
import { instant, type Instant } from './kernel/instant.js';
import { readVatRates, type VatRate } from './kernel/vat.js';
import { appUrlOf, type DatabaseAddresses } from './platform/database/app-login.js';
import type { S3Settings } from './platform/files/s3-files.js';
import { readPulseSettings, type PulseSettings } from './platform/jobs/pulse.js';
import { readSeller, type Seller } from './seller.js';

export interface ContactSettings {
  /** Public: browsers send it as `user_id`. */
  publicKey: string;
  serviceId: string;
  /** The address that gets the enquiries of each form. */
  templates: Record<'home' | 'contact' | 'developers', string>;
  /** Origins of other sites whose forms may send enquiries. */
  origins: string[];
  /** Addresses, or domains such as `@example.org`, whose enquiries are refused. */
  blocked: string[];
}

/** A measuring tool of another company, loaded only with consent. */
export interface MeasuringTool {
  /** Of its script. */
  url: string;
  /** What it calls this shop. */
  id: string | null;
}

/** Everything the environment decides, parsed once. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** The shop's own address as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** Each web game has a sub-domain of this host, with its port where there is one: `games.ludoteca.example`. */
  gamesHost: string;
  database: DatabaseAddresses;
  databasePoolSize: number;
  /** How long a request waits for a connection before it is told to come back. */
  databaseWaitMs: number;
  redisUrl: string | null;
  transbank: {
    url: string;
    commerceCode: string;
    apiKey: string;
    /** Saved cards belong to the mall, their charges to its store. */
    oneclick: { mallCode: string; storeCode: string; apiKey: string };
    /** Which of its two tables of response codes the bank uses with us. */
    responseLevel: 1 | 2;
    /** Where browsers meet the bank; forms may be posted there. */
    origin: string;
    /** How long create and status may take. */
    statusTimeoutMs: number;
    /** How long commit and refund may take; shorter than the time after which a commit counts as abandoned. */
    moveTimeoutMs: number;
    /** After how many failures in a row background calls to the bank stop, and for how long. */
    breaker: { failures: number; pauseMs: number };
    /** Background status inquiries about payments in doubt, per process. */
    inquiriesPerSecond: number;
  };
  /** They seal what the bank calls each saved card: the first seals, all of them open. */
  cardKeys: CardKeys;
  /** Null without sign-in with Google. */
  google: {
    /** Whom Google's tokens must be made out to. */
    clientId: string;
    /** Where the keys lie that sign them. */
    keysUrl: string;
    /** Who may have made them: Google, and outside production a stand-in. */
    issuers: string[];
  } | null;
  /** How long a request waits for an end that may still come, before it answers how things stand. */
  answerWaitMs: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** Who sells: pages, legal texts, mails and receipts name it. */
  seller: Seller;
  jwtSecret: string;
  /** Origins besides our own to which a buyer may be sent back after paying. */
  returnOrigins: string[];
  exchangeRateUrl: string | null;
  /** Where the storefront's Download button gets the installer, with `{platform}` for windows, mac or linux; null: no button. */
  installerUrl: string | null;
  /** The shop's pages on social networks; the footer names them. */
  socialLinks: string[];
  /** Whether browsers keep what shows the library without network. */
  offlinePages: boolean;
  mediaDir: string;
  /** How long reading one uploaded archive may take before it is refused, in milliseconds. */
  archiveCheckMs: number;
  /** The virus scanner that looks at builds, and its longest silence; null: they stay unscanned and wait for approval. */
  clamd: { host: string; port: number; timeoutMs: number } | null;
  /** Contact forms: what the e-mail client is set up with, where each kind of enquiry goes, and who may send. */
  contact: ContactSettings;
  /** Measuring tools, by the name of the consent they need; null where there is none. */
  measuring: Record<'page-views' | 'network-tag', MeasuringTool | null>;
  /** A bucket for files instead of the folders; null when none is named. */
  s3: S3Settings | null;
  /** How long what health and metrics tell is told again without asking the database. */
  healthKeptMs: number;
  worker: boolean;
  /** What a worker leaves for its health check. */
  pulse: PulseSettings;
  /** Whether a server renders the first pages at start, before the first request. */
  warmPages: boolean;
  /** Whether the console opens only for people with two-step log-in. */
  staffSecondFactor: boolean;
  /** How many more charges than fell due a worker runs before it stops charging; null: no limit, never in production. */
  chargesBeyondDue: number | null;
  /** How far this process's clock is set wrong, for tests; 0 in production. */
  clockSkewMs: number;
  /** Off after a recovery: no mails, no calls of the bank, nothing that falls due. */
  effects: boolean;
  demo: boolean;
  /** How many of its last days a demonstration tells with orders. */
  demoDays: number;
  logLevel: string;
  /** How many proxies stand in front of the shop, or in which networks they stand; false where visitors reach it directly. */
  trustProxy: false | number | string[];
  /** How long a request may take to arrive, and its headers alone. */
  requestTimeoutMs: number;
  /** How long a process still takes requests after SIGTERM, so that load balancers notice first. */
  drainMs: number;
  /** While it is set the shop is closed: servers say so, workers rest, no database is opened. About when it opens again; null while it is open. */
  maintenanceUntil: Instant | null;
  /** Opens what is told to operators alone; null: open outside production, closed in it. */
  operatorToken: string | null;
  /** How many routes one network may ask for within a minute, of each replica. */
  requestsPerMinute: number;
  dataDir: string;
  /** From this age on, in whole years, people decide about their account alone. */
  ageOfOwnDecisions: number;
  /** Hours that a change of a person's address waits when staff ask for it. Meanwhile the present address can stop it. */
  addressChangeHours: number;
  /** The VAT inside every price, by the day on which it begins. */
  vatRates: VatRate[];
  /** Who gives receipts their folio at the tax office; `none` while there is no office. */
  taxIssuer: 'simulated' | 'none';
  /** What one member of staff may decide alone in a day, in pesos: refunds approved and payments declared paid. */
  refundSecondPersonAbove: number;
  /** What is withheld of the earnings of studios abroad, in hundredths of a percent. */
  withheldAbroadPoints: number;
}

/** The bank's published integration shops and key: no secret, and in production never the default. */
const INTEGRATION = {
  commerceCode: '597055555532',
  mallCode: '597055555541',
  storeCode: '597055555542',
  apiKey: '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C',
};

const KINDS = ['production', 'development', 'test'];
/** Each feed holds one for itself while it works; with fewer than this a request waits for all of them. */
const FEWEST_CONNECTIONS = 4;
const YEAR_MS = 31_536_000_000;
/** In a minute people resume plans, and answers of the bank arrive: few enough to be told from a jump of the clock. */
const CHARGES_BEYOND_DUE = 50;
/** As long as the figures of the console look back. */
const DEMO_DAYS = 30;
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Reads the environment. In production every outside service must be named; elsewhere the launcher's embedded ones are the default.
 * @throws ConfigError naming every missing or malformed variable at once.
 */
export function readConfig(values: Partial<Record<string, string>> = process.env): Config {
  const env = new Environment(values);
  env.refuse(
    !KINDS.includes(env.text('NODE_ENV') ?? 'development'),
    `NODE_ENV must be ${KINDS.join(', ')}: any other would open a shop with its mailbox and test clock`,
  );
  const port = env.integer('PORT', 3000, 0, 65_535);
  const config = {
    ...readServer(env, port),
    ...readStorage(env),
    ...readWorker(env),
    ...readServices(env),
    ...readRules(env),
    transbank: readTransbank(env, port),
  };
  if (env.problems.length > 0) throw new ConfigError(env.problems);
  return config;
}

type Part<Key extends keyof Config> = Pick<Config, Key>;

/** The bank's SDK takes ways back of 255 characters; the longest path of ours has 39. */
const LONGEST_PUBLIC_URL = 200;

function readServer(env: Environment, port: number) {
  const publicUrl = env.requiredInProduction(
    'PUBLIC_URL',
    'mails and the bank need the address of the shop',
    `http://localhost:${port}`,
  );
  env.refuse(
    publicUrl.length > LONGEST_PUBLIC_URL,
    `PUBLIC_URL must have at most ${LONGEST_PUBLIC_URL} characters: the bank takes no longer way back`,
  );
  return {
    production: env.isProduction,
    host: env.text('HOST') ?? (env.isProduction ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl: env.url('PUBLIC_URL', undefined, publicUrl) ?? '',
    gamesHost: readGamesHost(env, publicUrl),
    ...readSecrets(env),
    returnOrigins: readReturnOrigins(env),
    logLevel: env.text('LOG_LEVEL') ?? 'info',
    trustProxy: readTrustProxy(env),
    requestTimeoutMs: env.integer('REQUEST_TIMEOUT_MS', 30_000, 100, 600_000),
    drainMs: env.integer('DRAIN_MS', env.isProduction ? 5_000 : 0, 0, 20_000),
    maintenanceUntil: readMaintenance(env),
    operatorToken: readOperatorToken(env),
    requestsPerMinute: env.integer('REQUESTS_PER_MINUTE', 3_000, 1, 1_000_000),
    answerWaitMs: env.integer('ANSWER_WAIT_MS', 8_000, 0, 30_000),
    healthKeptMs: env.integer('HEALTH_KEPT_MS', 5_000, 0, 60_000),
  };
}

/** An address in numbers has no sub-domains: browsers find those of localhost on the same machine. */
function readGamesHost(env: Environment, publicUrl: string): string {
  const { hostname, port } = new URL(URL.canParse(publicUrl) ? publicUrl : 'http://localhost');
  const shop = isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname;
  const host = env.text('GAMES_HOST') ?? `games.${shop}${port && `:${port}`}`;
  env.refuse(
    !/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host) || !URL.canParse(`http://game.${host}`),
    'GAMES_HOST must be a host in small letters such as games.shop.example, with its port where there is one',
  );
  const sameSite = env.text('GAMES_SAME_SITE');
  env.refuse(sameSite !== null && sameSite !== 'accepted', 'GAMES_SAME_SITE must be accepted, or unset');
  env.refuse(
    env.isProduction && sameSite === null && isSameSite(shop, host.replace(/:.*/, '')),
    `GAMES_HOST must lie on another site than ${shop}, where a game could fill the cookies of the shop; GAMES_SAME_SITE=accepted takes that risk`,
  );
  return host;
}

/** Whether browsers let one host set cookies that the other one is sent: also below suffixes such as `github.io`. */
function isSameSite(shop: string, games: string): boolean {
  const site = getDomain(shop, { allowPrivateDomains: true });
  return site !== null && site === getDomain(games, { allowPrivateDomains: true });
}

function readSecrets(env: Environment): Part<'jwtSecret' | 'cardKeys'> {
  const jwtSecret = env.requiredInProduction('JWT_SECRET', 'it signs the sessions', randomBytes(32).toString('hex'));
  env.refuse(
    env.isProduction && jwtSecret !== '' && jwtSecret.length < 32,
    'JWT_SECRET must have at least 32 characters',
  );
  const sealing = env.requiredInProduction('CARD_KEYS', 'it seals what the bank calls saved cards', '');
  const cardKeys = readCardKeys(sealing);
  env.refuse(
    sealing !== '' && !cardKeys,
    'CARD_KEYS must be one or more of name:key with commas between, each key 32 bytes in base64, the newest first',
  );
  return { jwtSecret, cardKeys: cardKeys ?? [derivedCardKey(jwtSecret)] };
}

function readReturnOrigins(env: Environment): string[] {
  const origins = env.list('RETURN_ORIGINS');
  for (const origin of origins)
    env.refuse(
      !URL.canParse(origin) || new URL(origin).origin !== origin,
      `RETURN_ORIGINS holds ${origin}, which is no origin such as https://shop.example`,
    );
  return origins;
}

function readMaintenance(env: Environment): Instant | null {
  const text = env.text('MAINTENANCE_UNTIL');
  const isInstant = text !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const at = isInstant ? new Date(text) : null;
  const isKnown = at !== null && !Number.isNaN(at.getTime());
  env.refuse(
    text !== null && !isKnown,
    'MAINTENANCE_UNTIL must be a moment with its time zone, such as 2026-12-01T06:00:00-03:00',
  );
  return isKnown ? instant(at) : null;
}

function readOperatorToken(env: Environment): string | null {
  const token = env.text('OPERATOR_TOKEN');
  env.refuse(
    token !== null && !/^[\w.~+/=-]{20,200}$/.test(token),
    'OPERATOR_TOKEN must have 20 to 200 letters, digits or signs of base64',
  );
  return token;
}

function readStorage(env: Environment) {
  const redis = env.isProduction
    ? env.required('REDIS_URL', 'the queues of several replicas meet there')
    : env.text('REDIS_URL');
  return {
    database: readDatabase(env),
    databasePoolSize: env.integer('DATABASE_POOL_SIZE', 16, FEWEST_CONNECTIONS, 500),
    databaseWaitMs: env.integer('DATABASE_WAIT_MS', 10_000, 100, 60_000),
    redisUrl: env.url('REDIS_URL', ['redis:', 'rediss:'], redis),
    mediaDir: resolve(env.requiredInProduction('MEDIA_DIR', 'pictures are served from there', '.data/media')),
    s3: readBucket(env),
    dataDir: resolve(env.text('DATA_DIR') ?? '.data'),
  };
}

function readDatabase(env: Environment): DatabaseAddresses {
  const protocols = ['postgres:', 'postgresql:'];
  const ownerUrl = env.required('DATABASE_URL', 'the events live in PostgreSQL; npm start brings its own');
  const owner = env.url('DATABASE_URL', protocols, ownerUrl) ?? '';
  const appUrl = env.requiredInProduction(
    'DATABASE_APP_URL',
    'requests are served under a login that owns nothing',
    '',
  );
  const app = env.url('DATABASE_APP_URL', protocols, appUrl) ?? (owner && appUrlOf(owner));
  env.refuse(
    owner !== '' && app !== '' && new URL(app).username === new URL(owner).username,
    'DATABASE_APP_URL must name another user than DATABASE_URL, who owns the tables',
  );
  return { owner, app };
}

function readBucket(env: Environment): S3Settings | null {
  const bucket = env.text('FILES_S3_BUCKET');
  env.refuse(
    !bucket && env.text('FILES_S3_ENDPOINT') !== null,
    'FILES_S3_BUCKET is missing: FILES_S3_ENDPOINT alone names no place for files',
  );
  if (!bucket) return null;
  return {
    bucket,
    endpoint: env.url('FILES_S3_ENDPOINT'),
    region: env.text('FILES_S3_REGION') ?? 'us-east-1',
    key: env.required('FILES_S3_KEY', 'the bucket asks who we are'),
    secret: env.required('FILES_S3_SECRET', 'the bucket asks for proof of it'),
  };
}

function readWorker(env: Environment) {
  const clockSkewMs = env.integer('CLOCK_SKEW_MS', 0, -YEAR_MS, YEAR_MS);
  env.refuse(env.isProduction && clockSkewMs !== 0, 'CLOCK_SKEW_MS must not be set: production goes by the real time');
  const demo = env.flag('DEMO', false);
  env.refuse(env.isProduction && demo, 'DEMO must be off: the demo accounts have a published password');
  // Where the test clock is moved by hand, everything may fall due at once.
  const isLimited = env.isProduction || env.text('CHARGES_BEYOND_DUE') !== null;
  return {
    worker: env.flag('WORKER', true),
    pulse: readPulseSettings(env),
    warmPages: env.flag('WARM_PAGES', true),
    staffSecondFactor: env.flag('STAFF_SECOND_FACTOR', env.isProduction),
    effects: env.flag('EFFECTS', true),
    chargesBeyondDue: isLimited ? env.integer('CHARGES_BEYOND_DUE', CHARGES_BEYOND_DUE, 0, 1_000_000) : null,
    clockSkewMs,
    demo,
    demoDays: env.integer('DEMO_DAYS', DEMO_DAYS, 0, DEMO_DAYS),
  };
}

function readServices(env: Environment) {
  const smtp = env.isProduction ? env.required('SMTP_URL', 'receipts must reach their buyers') : env.text('SMTP_URL');
  const mailFrom = env.requiredInProduction('MAIL_FROM', 'mails need a sender', 'Ludoteca <hola@ludoteca.test>');
  return {
    google: readGoogle(env),
    smtpUrl: env.url('SMTP_URL', ['smtp:', 'smtps:'], smtp),
    mailFrom,
    seller: readSeller(env),
    exchangeRateUrl: env.url('EXCHANGE_RATE_URL'),
    installerUrl: env.url('INSTALLER_URL'),
    socialLinks: env.list('SOCIAL_LINKS').flatMap((link) => env.url('SOCIAL_LINKS', ['https:'], link) ?? []),
    offlinePages: env.flag('OFFLINE_PAGES', true),
    taxIssuer: readTaxIssuer(env),
    clamd: readScanner(env),
    archiveCheckMs: env.integer('ARCHIVE_CHECK_MS', 300_000, 1, 3_600_000),
    contact: readContact(env, mailFrom),
    measuring: {
      'page-views': readTool(env, 'PAGE_VIEW_TRACKER_URL', 'PAGE_VIEW_TRACKER_ID'),
      'network-tag': readTool(env, 'NETWORK_TAG_URL', 'NETWORK_TAG_ID'),
    },
  };
}

function readTool(
  env: Environment,
  address: 'PAGE_VIEW_TRACKER_URL' | 'NETWORK_TAG_URL',
  name: 'PAGE_VIEW_TRACKER_ID' | 'NETWORK_TAG_ID',
): MeasuringTool | null {
  const url = env.url(address, env.isProduction ? ['https:'] : undefined);
  const id = env.text(name);
  env.refuse(
    id !== null && !/^[\w.-]{1,100}$/.test(id),
    `${name} must have letters, digits, dots or dashes, at most 100`,
  );
  env.refuse(id !== null && env.text(address) === null, `${address} is missing: ${name} alone names no tool`);
  return url ? { url, id } : null;
}

/** The address of a sender such as `Ludoteca <hola@ludoteca.test>`. */
const addressIn = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

function readContact(env: Environment, mailFrom: string): ContactSettings {
  const own = env.text('CONTACT_ADDRESS') ?? addressIn(mailFrom);
  env.refuse(own.length > 100, 'CONTACT_ADDRESS must have at most 100 characters: the bank takes no more');
  const origins = env.list('CONTACT_ORIGINS');
  for (const origin of origins)
    env.refuse(
      !URL.canParse(origin) || new URL(origin).origin !== origin,
      `CONTACT_ORIGINS holds ${origin}, which is no origin such as https://school.example`,
    );
  return {
    publicKey: env.text('CONTACT_PUBLIC_KEY') ?? 'ludoteca-web',
    serviceId: env.text('CONTACT_SERVICE_ID') ?? 'ludoteca-mail',
    templates: { home: own, contact: own, developers: env.text('CONTACT_DEVELOPERS_ADDRESS') ?? own },
    origins,
    blocked: env.list('CONTACT_BLOCKED'),
  };
}

function readScanner(env: Environment): Config['clamd'] {
  const host = env.text('CLAMD_HOST');
  if (!host) return null;
  return {
    host,
    port: env.integer('CLAMD_PORT', 3310, 1, 65_535),
    timeoutMs: env.integer('CLAMD_TIMEOUT_MS', 120_000, 100, 600_000),
  };
}

function readGoogle(env: Environment): Config['google'] {
  const [clientId, issuer] = [env.text('GOOGLE_CLIENT_ID'), env.url('GOOGLE_ISSUER')];
  const keysUrl = env.url('GOOGLE_KEYS_URL', env.isProduction ? ['https:'] : undefined);
  const hasKeys = env.text('GOOGLE_KEYS_URL') !== null;
  env.refuse(clientId !== null && !hasKeys, 'GOOGLE_KEYS_URL is missing: it goes with GOOGLE_CLIENT_ID');
  env.refuse(!clientId && hasKeys, 'GOOGLE_CLIENT_ID is missing: it goes with GOOGLE_KEYS_URL');
  env.refuse(
    env.isProduction && issuer !== null,
    'GOOGLE_ISSUER must not be set: in production only Google vouches for people',
  );
  if (!clientId || !keysUrl) return null;
  return { clientId, keysUrl, issuers: [...GOOGLE_ISSUERS, ...(issuer ? [issuer] : [])] };
}

function readTaxIssuer(env: Environment): Config['taxIssuer'] {
  const issuer = env.text('TAX_ISSUER') ?? (env.isProduction ? 'none' : 'simulated');
  env.refuse(issuer !== 'simulated' && issuer !== 'none', 'TAX_ISSUER must be none or simulated');
  env.refuse(env.isProduction && issuer === 'simulated', 'TAX_ISSUER must not be simulated: its folios are invented');
  return issuer === 'simulated' ? issuer : 'none';
}

export const readAgeOfOwnDecisions = (env: Environment): number => env.integer('AGE_OF_OWN_DECISIONS', 14, 0, 18);

function readRules(env: Environment) {
  const vatRates = readVatRates(env.text('VAT_RATES') ?? '2003-10-01:19');
  env.refuse(!vatRates, 'VAT_RATES must list days and whole percents, such as 2003-10-01:19');
  return {
    ageOfOwnDecisions: readAgeOfOwnDecisions(env),
    addressChangeHours: env.integer('ADDRESS_CHANGE_HOURS', 72, 0, 240),
    vatRates: vatRates ?? [],
    refundSecondPersonAbove: env.integer('REFUND_SECOND_PERSON_ABOVE', 50_000, 0, 1_000_000_000),
    withheldAbroadPoints: env.integer('WITHHELD_ABROAD_POINTS', 3_500, 0, 10_000),
  };
}

const MALL_WHY = 'it names our mall of saved cards at the bank';
const STORE_WHY = 'it names the store that charges saved cards';

function readTransbank(env: Environment, port: number): Config['transbank'] {
  const simulator = `http://localhost:${port + 1}`;
  const named = env.requiredInProduction('TRANSBANK_URL', 'payments go to the bank', simulator);
  const url = env.url('TRANSBANK_URL', undefined, named) ?? '';
  const proof = 'it proves to the bank that we are we';
  const apiKey = env.requiredInProduction('TRANSBANK_API_KEY', proof, INTEGRATION.apiKey);
  const code = (name: ShopCode, why: string, atIntegration: string): string =>
    readShopCode(env, name, why, atIntegration);
  return {
    url,
    commerceCode: code('TRANSBANK_COMMERCE_CODE', 'it names our shop at the bank', INTEGRATION.commerceCode),
    oneclick: {
      mallCode: code('TRANSBANK_ONECLICK_MALL_CODE', MALL_WHY, INTEGRATION.mallCode),
      storeCode: code('TRANSBANK_ONECLICK_STORE_CODE', STORE_WHY, INTEGRATION.storeCode),
      apiKey: env.text('TRANSBANK_ONECLICK_API_KEY') ?? apiKey,
    },
    apiKey,
    responseLevel: env.integer('TRANSBANK_RESPONSE_LEVEL', 1, 1, 2) === 2 ? 2 : 1,
    origin: env.url('BANK_ORIGIN') ?? url,
    statusTimeoutMs: env.integer('TRANSBANK_STATUS_TIMEOUT_MS', 15_000, 1, 60_000),
    moveTimeoutMs: env.integer('TRANSBANK_MOVE_TIMEOUT_MS', 30_000, 1, 40_000),
    breaker: {
      failures: env.integer('TRANSBANK_BREAKER_FAILURES', 5, 1, 1_000_000),
      pauseMs: env.integer('TRANSBANK_BREAKER_PAUSE_MS', 30_000, 1, 3_600_000),
    },
    inquiriesPerSecond: env.integer('TRANSBANK_INQUIRIES_PER_SECOND', 10, 1, 100_000),
  };
}

type ShopCode = 'TRANSBANK_COMMERCE_CODE' | 'TRANSBANK_ONECLICK_MALL_CODE' | 'TRANSBANK_ONECLICK_STORE_CODE';

function readShopCode(env: Environment, name: ShopCode, why: string, integration: string): string {
  const code = env.requiredInProduction(name, why, integration);
  env.refuse(code !== '' && !/^\d{12}$/.test(code), `${name} must have 12 digits`);
  return code;
}

function readTrustProxy(env: Environment): Config['trustProxy'] {
  const proxies = readProxies(env.text('TRUST_PROXY') ?? 'off');
  env.refuse(
    proxies === null,
    'TRUST_PROXY must be off, the number of proxies in front of the shop, or their networks with commas between, such as 10.0.0.0/8,fd00::/8',
  );
  return proxies ?? false;
}

/** `off`, a number of proxies, or networks; null when it is none of these. No network may hold every address: a visitor's own would count as a proxy. */
function readProxies(text: string): Config['trustProxy'] | null {
  if (text === 'off') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    rest.length === 0 &&
    !address.includes('%') &&
    most > 0 &&
    (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most))
  );
}
