import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { derivedCardKey, readCardKeys, type CardKeys } from './card-keys.js';
import { readVatRates, type VatRate } from './kernel/vat.js';
import { appUrlOf, type DatabaseAddresses } from './platform/database/app-login.js';
import type { S3Settings } from './platform/files/s3-files.js';

/** Everything the environment decides, parsed once. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** The shop's own address as browsers see it, without a trailing slash. */
  publicUrl: string;
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
    askTimeoutMs: number;
    /** How long commit and refund may take; shorter than the time after which a commit counts as abandoned. */
    moveTimeoutMs: number;
    /** After how many failures in a row background calls to the bank stop, and for how long. */
    breaker: { failures: number; pauseMs: number };
    /** Background status inquiries about payments in doubt, per process. */
    inquiriesPerSecond: number;
  };
  /** They seal what the bank calls each saved card: the first seals, all of them open. */
  cardKeys: CardKeys;
  /** Null where nobody signs in with Google. */
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
  jwtSecret: string;
  /** Origins besides our own to which a buyer may be sent back after paying. */
  returnOrigins: string[];
  exchangeRateUrl: string | null;
  /** Where the storefront's Download button gets the installer, with `{platform}` for windows, mac or linux; null: no button. */
  installerUrl: string | null;
  mediaDir: string;
  /** A bucket for files instead of the folders; null when none is named. */
  s3: S3Settings | null;
  /** How long what health and metrics tell is told again without asking the database. */
  healthKeptMs: number;
  worker: boolean;
  /** How many more charges than fell due a worker runs before it stops charging; null: no limit, never in production. */
  chargesBeyondDue: number | null;
  /** How far this process's clock is set wrong, for tests; 0 in production. */
  clockSkewMs: number;
  /** Off after a recovery: no mails, no calls of the bank, nothing that falls due. */
  effects: boolean;
  demo: boolean;
  logLevel: string;
  /** How many proxies stand in front of the shop, or in which networks they stand; false where visitors reach it directly. */
  trustProxy: false | number | string[];
  /** How long a request may take to arrive, and its headers alone. */
  requestTimeoutMs: number;
  /** How long a process still takes requests after SIGTERM, so that load balancers notice first. */
  drainMs: number;
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
  /** Who gives receipts their folio at the tax office; `none` where nobody does yet. */
  taxIssuer: 'simulated' | 'none';
  /** What one member of staff may decide alone in a day, in pesos: refunds approved and payments declared paid. */
  refundSecondPersonAbove: number;
}

/** Every variable that the shop reads; `.env.example` and the compose file are compared with it by a test. */
export const VARIABLES = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'DATABASE_POOL_SIZE',
  'DATABASE_WAIT_MS',
  'REDIS_URL',
  'TRANSBANK_URL',
  'TRANSBANK_COMMERCE_CODE',
  'TRANSBANK_API_KEY',
  'TRANSBANK_ONECLICK_MALL_CODE',
  'TRANSBANK_ONECLICK_STORE_CODE',
  'TRANSBANK_ONECLICK_API_KEY',
  'TRANSBANK_RESPONSE_LEVEL',
  'TRANSBANK_ASK_TIMEOUT_MS',
  'TRANSBANK_MOVE_TIMEOUT_MS',
  'TRANSBANK_BREAKER_FAILURES',
  'TRANSBANK_BREAKER_PAUSE_MS',
  'TRANSBANK_INQUIRIES_PER_SECOND',
  'BANK_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'JWT_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_KEYS_URL',
  'GOOGLE_ISSUER',
  'RETURN_ORIGINS',
  'EXCHANGE_RATE_URL',
  'INSTALLER_URL',
  'MEDIA_DIR',
  'HEALTH_KEPT_MS',
  'WORKER',
  'EFFECTS',
  'CHARGES_BEYOND_DUE',
  'CLOCK_SKEW_MS',
  'DEMO',
  'CARD_KEYS',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'REQUEST_TIMEOUT_MS',
  'DRAIN_MS',
  'OPERATOR_TOKEN',
  'DATA_DIR',
  'FILES_S3_ENDPOINT',
  'FILES_S3_REGION',
  'FILES_S3_BUCKET',
  'FILES_S3_KEY',
  'FILES_S3_SECRET',
  'ANSWER_WAIT_MS',
  'AGE_OF_OWN_DECISIONS',
  'ADDRESS_CHANGE_HOURS',
  'VAT_RATES',
  'TAX_ISSUER',
  'REFUND_SECOND_PERSON_ABOVE',
  'REQUESTS_PER_MINUTE',
] as const;

type Variable = (typeof VARIABLES)[number];
type Environment = Partial<Record<string, string>>;

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

const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** What is wrong with the environment, all of it at once. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration does not hold:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the environment. In production every outside service must be named; elsewhere the launcher's embedded ones are the default.
 * @throws ConfigError naming every missing or malformed variable at once.
 */
export function readConfig(env: Environment = process.env): Config {
  const problems: string[] = [];
  const production = env.NODE_ENV?.trim() === 'production';
  const value = (name: Variable): string | null => env[name]?.trim() || null;
  if (!KINDS.includes(value('NODE_ENV') ?? 'development'))
    problems.push(`NODE_ENV must be ${KINDS.join(', ')}: any other would open a shop with its mailbox and test clock`);

  const demanded = (name: Variable, why: string): string => {
    const found = value(name);
    if (!found) problems.push(`${name} is missing: ${why}`);
    return found ?? '';
  };
  const inProduction = (name: Variable, why: string, otherwise: string): string =>
    production ? demanded(name, why) : (value(name) ?? otherwise);
  const url = (name: Variable, text: string | null, protocols: string[]): string | null => {
    if (!text) return null;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '');
    problems.push(`${name} must be an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return null;
  };
  const whole = (name: Variable, otherwise: number, max: number, min = 0): number => {
    const text = value(name);
    if (text === null) return otherwise;
    const number = Number(text);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}`);
    return otherwise;
  };
  const onOff = (name: Variable, otherwise: boolean): boolean => {
    const text = value(name);
    if (text === null) return otherwise;
    if (text === 'on' || text === 'off') return text === 'on';
    problems.push(`${name} must be on or off`);
    return otherwise;
  };

  const port = whole('PORT', 3000, 65_535);
  const http = ['http:', 'https:'];
  const jwtSecret = inProduction('JWT_SECRET', 'it signs the sessions', randomBytes(32).toString('hex'));
  if (production && jwtSecret && jwtSecret.length < 32) problems.push('JWT_SECRET must have at least 32 characters');

  const bucketOf = (bucket: string): S3Settings => ({
    bucket,
    endpoint: url('FILES_S3_ENDPOINT', value('FILES_S3_ENDPOINT'), http),
    region: value('FILES_S3_REGION') ?? 'us-east-1',
    key: demanded('FILES_S3_KEY', 'the bucket asks who we are'),
    secret: demanded('FILES_S3_SECRET', 'the bucket asks for proof of it'),
  });
  const bucket = value('FILES_S3_BUCKET');
  if (!bucket && value('FILES_S3_ENDPOINT'))
    problems.push('FILES_S3_BUCKET is missing: FILES_S3_ENDPOINT alone names no place for files');

  const cardKeys = (): CardKeys => {
    const text = inProduction('CARD_KEYS', 'it seals what the bank calls saved cards', '');
    const keys = readCardKeys(text);
    if (text && !keys)
      problems.push(
        'CARD_KEYS must be one or more of name:key with commas between, each key 32 bytes in base64, the newest first',
      );
    return keys ?? [derivedCardKey(jwtSecret)];
  };

  const google = (): Config['google'] => {
    const [clientId, issuer] = [value('GOOGLE_CLIENT_ID'), url('GOOGLE_ISSUER', value('GOOGLE_ISSUER'), http)];
    const keysUrl = url('GOOGLE_KEYS_URL', value('GOOGLE_KEYS_URL'), production ? ['https:'] : http);
    if (clientId && !value('GOOGLE_KEYS_URL'))
      problems.push('GOOGLE_KEYS_URL is missing: it goes with GOOGLE_CLIENT_ID');
    if (!clientId && value('GOOGLE_KEYS_URL'))
      problems.push('GOOGLE_CLIENT_ID is missing: it goes with GOOGLE_KEYS_URL');
    if (production && issuer)
      problems.push('GOOGLE_ISSUER must not be set: in production only Google vouches for people');
    return clientId && keysUrl
      ? { clientId, keysUrl, issuers: [...GOOGLE_ISSUERS, ...(issuer ? [issuer] : [])] }
      : null;
  };
  const database = (): DatabaseAddresses => {
    const protocols = ['postgres:', 'postgresql:'];
    const owner =
      url(
        'DATABASE_URL',
        demanded('DATABASE_URL', 'the events live in PostgreSQL; npm start brings its own'),
        protocols,
      ) ?? '';
    const named = url(
      'DATABASE_APP_URL',
      inProduction('DATABASE_APP_URL', 'requests are served under a login that owns nothing', ''),
      protocols,
    );
    const app = named ?? (owner && appUrlOf(owner));
    if (owner && app && new URL(app).username === new URL(owner).username)
      problems.push('DATABASE_APP_URL must name another user than DATABASE_URL, who owns the tables');
    return { owner, app };
  };
  const vatRates = (): VatRate[] => {
    const rates = readVatRates(value('VAT_RATES') ?? '2003-10-01:19');
    if (!rates) problems.push('VAT_RATES must list days and whole percents, such as 2003-10-01:19');
    return rates ?? [];
  };
  const taxIssuer = (): Config['taxIssuer'] => {
    const issuer = value('TAX_ISSUER') ?? (production ? 'none' : 'simulated');
    if (issuer !== 'simulated' && issuer !== 'none') problems.push('TAX_ISSUER must be none or simulated');
    if (production && issuer === 'simulated')
      problems.push('TAX_ISSUER must not be simulated: its folios are invented');
    return issuer === 'simulated' ? issuer : 'none';
  };
  const trustProxy = (): Config['trustProxy'] => {
    const proxies = readProxies(value('TRUST_PROXY') ?? 'off');
    if (proxies === null)
      problems.push(
        'TRUST_PROXY must be off, the number of proxies in front of the shop, or their networks with commas between, such as 10.0.0.0/8,fd00::/8',
      );
    return proxies ?? false;
  };
  const operatorToken = (): string | null => {
    const token = value('OPERATOR_TOKEN');
    if (token && !/^[\w.~+/=-]{20,200}$/.test(token))
      problems.push('OPERATOR_TOKEN must have 20 to 200 letters, digits or signs of base64');
    return token;
  };
  const bankUrl =
    url(
      'TRANSBANK_URL',
      inProduction('TRANSBANK_URL', 'payments go to the bank', `http://localhost:${port + 1}`),
      http,
    ) ?? '';

  const apiKey = inProduction('TRANSBANK_API_KEY', 'it proves to the bank that we are we', INTEGRATION.apiKey);

  const config: Config = {
    production,
    host: value('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl:
      url(
        'PUBLIC_URL',
        inProduction('PUBLIC_URL', 'mails and the bank need the address of the shop', `http://localhost:${port}`),
        http,
      ) ?? '',
    database: database(),
    databasePoolSize: whole('DATABASE_POOL_SIZE', 16, 500, FEWEST_CONNECTIONS),
    databaseWaitMs: whole('DATABASE_WAIT_MS', 10_000, 60_000, 100),
    redisUrl: url(
      'REDIS_URL',
      production ? demanded('REDIS_URL', 'the queues of several replicas meet there') : value('REDIS_URL'),
      ['redis:', 'rediss:'],
    ),
    transbank: {
      url: bankUrl,
      commerceCode: inProduction('TRANSBANK_COMMERCE_CODE', 'it names our shop at the bank', INTEGRATION.commerceCode),
      oneclick: {
        mallCode: inProduction(
          'TRANSBANK_ONECLICK_MALL_CODE',
          'it names our mall of saved cards at the bank',
          INTEGRATION.mallCode,
        ),
        storeCode: inProduction(
          'TRANSBANK_ONECLICK_STORE_CODE',
          'it names the store that charges saved cards',
          INTEGRATION.storeCode,
        ),
        apiKey: value('TRANSBANK_ONECLICK_API_KEY') ?? apiKey,
      },
      apiKey,
      responseLevel: whole('TRANSBANK_RESPONSE_LEVEL', 1, 2, 1) === 2 ? 2 : 1,
      origin: url('BANK_ORIGIN', value('BANK_ORIGIN'), http) ?? bankUrl,
      askTimeoutMs: whole('TRANSBANK_ASK_TIMEOUT_MS', 15_000, 60_000, 1),
      moveTimeoutMs: whole('TRANSBANK_MOVE_TIMEOUT_MS', 30_000, 40_000, 1),
      breaker: {
        failures: whole('TRANSBANK_BREAKER_FAILURES', 5, 1_000_000, 1),
        pauseMs: whole('TRANSBANK_BREAKER_PAUSE_MS', 30_000, 3_600_000, 1),
      },
      inquiriesPerSecond: whole('TRANSBANK_INQUIRIES_PER_SECOND', 10, 100_000, 1),
    },
    answerWaitMs: whole('ANSWER_WAIT_MS', 8_000, 30_000),
    cardKeys: cardKeys(),
    google: google(),
    smtpUrl: url(
      'SMTP_URL',
      production ? demanded('SMTP_URL', 'receipts must reach their buyers') : value('SMTP_URL'),
      ['smtp:', 'smtps:'],
    ),
    mailFrom: inProduction('MAIL_FROM', 'mails need a sender', 'Ludoteca <hola@ludoteca.test>'),
    jwtSecret,
    returnOrigins: (value('RETURN_ORIGINS') ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    exchangeRateUrl: url('EXCHANGE_RATE_URL', value('EXCHANGE_RATE_URL'), http),
    installerUrl: url('INSTALLER_URL', value('INSTALLER_URL'), http),
    mediaDir: resolve(inProduction('MEDIA_DIR', 'pictures are served from there', '.data/media')),
    s3: bucket ? bucketOf(bucket) : null,
    healthKeptMs: whole('HEALTH_KEPT_MS', 5_000, 60_000),
    worker: onOff('WORKER', true),
    // Where the test clock is moved by hand, everything may fall due at once.
    chargesBeyondDue:
      value('CHARGES_BEYOND_DUE') === null
        ? production
          ? CHARGES_BEYOND_DUE
          : null
        : whole('CHARGES_BEYOND_DUE', CHARGES_BEYOND_DUE, 1_000_000),
    clockSkewMs: whole('CLOCK_SKEW_MS', 0, YEAR_MS, -YEAR_MS),
    effects: onOff('EFFECTS', true),
    demo: onOff('DEMO', false),
    logLevel: value('LOG_LEVEL') ?? 'info',
    trustProxy: trustProxy(),
    requestTimeoutMs: whole('REQUEST_TIMEOUT_MS', 30_000, 600_000, 100),
    drainMs: whole('DRAIN_MS', production ? 5_000 : 0, 20_000),
    operatorToken: operatorToken(),
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', 3_000, 1_000_000, 1),
    dataDir: resolve(value('DATA_DIR') ?? '.data'),
    ageOfOwnDecisions: whole('AGE_OF_OWN_DECISIONS', 14, 18),
    addressChangeHours: whole('ADDRESS_CHANGE_HOURS', 72, 240),
    vatRates: vatRates(),
    taxIssuer: taxIssuer(),
    refundSecondPersonAbove: whole('REFUND_SECOND_PERSON_ABOVE', 50_000, 1_000_000_000),
  };

  for (const origin of config.returnOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      problems.push(`RETURN_ORIGINS holds ${origin}, which is no origin such as https://shop.example`);
  }
  const { commerceCode, oneclick } = config.transbank;
  const codes = {
    TRANSBANK_COMMERCE_CODE: commerceCode,
    TRANSBANK_ONECLICK_MALL_CODE: oneclick.mallCode,
    TRANSBANK_ONECLICK_STORE_CODE: oneclick.storeCode,
  };
  for (const [name, code] of Object.entries(codes))
    if (code && !/^\d{12}$/.test(code)) problems.push(`${name} must have 12 digits`);
  if (production && config.clockSkewMs !== 0)
    problems.push('CLOCK_SKEW_MS must not be set: production goes by the real time');
  if (production && config.demo) problems.push('DEMO must be off: the demo accounts have a published password');
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
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
