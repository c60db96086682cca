import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { readVatRates, type VatRate } from './kernel/vat.js';
import { derivedCardKey, readCardKeys, type CardKeys } from './card-keys.js';
import type { S3Settings } from './platform/files/s3-files.js';

/** Everything the environment decides, parsed once. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** The shop's own address as browsers see it, without a trailing slash. */
  publicUrl: string;
  databaseUrl: string;
  databasePoolSize: number;
  redisUrl: string | null;
  transbank: {
    url: string; commerceCode: string; apiKey: string;
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
  smtpUrl: string | null;
  mailFrom: string;
  jwtSecret: string;
  /** Origins besides our own to which a buyer may be sent back after paying. */
  returnOrigins: string[];
  exchangeRateUrl: string | null;
  mediaDir: string;
  /** A bucket for files instead of the folders; null when none is named. */
  s3: S3Settings | null;
  worker: boolean;
  demo: boolean;
  logLevel: string;
  trustProxy: boolean;
  dataDir: string;
  /** From this age on, in whole years, people decide about their account alone. */
  ageOfOwnDecisions: number;
  /** The VAT inside every price, by the day on which it begins. */
  vatRates: VatRate[];
  /** Who gives receipts their folio at the tax office; `none` where nobody does yet. */
  taxIssuer: 'simulated' | 'none';
  /** Refunds of more than so many pesos need a second person. */
  refundSecondPersonAbove: number;
}

/** Every variable that the shop reads; `.env.example` and the compose file are compared with it by a test. */
export const VARIABLES = [
  'NODE_ENV', 'HOST', 'PORT', 'PUBLIC_URL', 'DATABASE_URL', 'DATABASE_POOL_SIZE', 'REDIS_URL', 'TRANSBANK_URL', 'TRANSBANK_COMMERCE_CODE',
  'TRANSBANK_API_KEY', 'TRANSBANK_ONECLICK_MALL_CODE', 'TRANSBANK_ONECLICK_STORE_CODE', 'TRANSBANK_ONECLICK_API_KEY', 'TRANSBANK_RESPONSE_LEVEL', 'TRANSBANK_ASK_TIMEOUT_MS',
  'TRANSBANK_MOVE_TIMEOUT_MS', 'BANK_ORIGIN', 'SMTP_URL', 'MAIL_FROM', 'JWT_SECRET',
  'GOOGLE_CLIENT_ID', 'GOOGLE_KEYS_URL', 'GOOGLE_ISSUER', 'RETURN_ORIGINS', 'EXCHANGE_RATE_URL', 'MEDIA_DIR', 'WORKER', 'DEMO',
  'CARD_KEYS', 'LOG_LEVEL', 'TRUST_PROXY', 'DATA_DIR', 'FILES_S3_ENDPOINT', 'FILES_S3_REGION', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET',
  'AGE_OF_OWN_DECISIONS', 'REFUND_SECOND_PERSON_ABOVE', 'VAT_RATES', 'TAX_ISSUER',
] as const;

type Variable = (typeof VARIABLES)[number];
type Environment = Partial<Record<string, string>>;

/** The bank's published integration shops and key: no secret, and in production never the default. */
const INTEGRATION = { commerceCode: '597055555532', mallCode: '597055555541', storeCode: '597055555542', apiKey: '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C' };

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
  const production = env.NODE_ENV === 'production';
  const value = (name: Variable): string | null => env[name]?.trim() || null;

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
    bucket, endpoint: url('FILES_S3_ENDPOINT', value('FILES_S3_ENDPOINT'), http), region: value('FILES_S3_REGION') ?? 'us-east-1',
    key: demanded('FILES_S3_KEY', 'the bucket asks who we are'), secret: demanded('FILES_S3_SECRET', 'the bucket asks for proof of it'),
  });
  const bucket = value('FILES_S3_BUCKET');
  if (!bucket && value('FILES_S3_ENDPOINT')) problems.push('FILES_S3_BUCKET is missing: FILES_S3_ENDPOINT alone names no place for files');

  const cardKeys = (): CardKeys => {
    const text = inProduction('CARD_KEYS', 'it seals what the bank calls saved cards', '');
    const keys = readCardKeys(text);
    if (text && !keys) problems.push('CARD_KEYS must be one or more of name:key with commas between, each key 32 bytes in base64, the newest first');
    return keys ?? [derivedCardKey(jwtSecret)];
  };

  const google = (): Config['google'] => {
    const [clientId, issuer] = [value('GOOGLE_CLIENT_ID'), url('GOOGLE_ISSUER', value('GOOGLE_ISSUER'), http)];
    const keysUrl = url('GOOGLE_KEYS_URL', value('GOOGLE_KEYS_URL'), production ? ['https:'] : http);
    if (clientId && !value('GOOGLE_KEYS_URL')) problems.push('GOOGLE_KEYS_URL is missing: it goes with GOOGLE_CLIENT_ID');
    if (!clientId && value('GOOGLE_KEYS_URL')) problems.push('GOOGLE_CLIENT_ID is missing: it goes with GOOGLE_KEYS_URL');
    if (production && issuer) problems.push('GOOGLE_ISSUER must not be set: in production only Google vouches for people');
    return clientId && keysUrl ? { clientId, keysUrl, issuers: [...GOOGLE_ISSUERS, ...(issuer ? [issuer] : [])] } : null;
  };
  const vatRates = (): VatRate[] => {
    const rates = readVatRates(value('VAT_RATES') ?? '2003-10-01:19');
    if (!rates) problems.push('VAT_RATES must list days and whole percents, such as 2003-10-01:19');
    return rates ?? [];
  };
  const taxIssuer = (): Config['taxIssuer'] => {
    const issuer = value('TAX_ISSUER') ?? (production ? 'none' : 'simulated');
    if (issuer !== 'simulated' && issuer !== 'none') problems.push('TAX_ISSUER must be none or simulated');
    if (production && issuer === 'simulated') problems.push('TAX_ISSUER must not be simulated: its folios are invented');
    return issuer === 'simulated' ? issuer : 'none';
  };
  const bankUrl = url('TRANSBANK_URL', inProduction('TRANSBANK_URL', 'payments go to the bank', `http://localhost:${port + 1}`), http) ?? '';

  const apiKey = inProduction('TRANSBANK_API_KEY', 'it proves to the bank that we are we', INTEGRATION.apiKey);

  const config: Config = {
    production,
    host: value('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl: url('PUBLIC_URL', inProduction('PUBLIC_URL', 'mails and the bank need the address of the shop', `http://localhost:${port}`), http) ?? '',
    databaseUrl: url('DATABASE_URL', demanded('DATABASE_URL', 'the events live in PostgreSQL; npm start brings its own'), ['postgres:', 'postgresql:']) ?? '',
    databasePoolSize: whole('DATABASE_POOL_SIZE', 16, 500),
    redisUrl: url('REDIS_URL', production ? demanded('REDIS_URL', 'the queues of several replicas meet there') : value('REDIS_URL'), ['redis:', 'rediss:']),
    transbank: {
      url: bankUrl,
      commerceCode: inProduction('TRANSBANK_COMMERCE_CODE', 'it names our shop at the bank', INTEGRATION.commerceCode),
      oneclick: {
        mallCode: inProduction('TRANSBANK_ONECLICK_MALL_CODE', 'it names our mall of saved cards at the bank', INTEGRATION.mallCode),
        storeCode: inProduction('TRANSBANK_ONECLICK_STORE_CODE', 'it names the store that charges saved cards', INTEGRATION.storeCode),
        apiKey: value('TRANSBANK_ONECLICK_API_KEY') ?? apiKey,
      },
      apiKey,
      responseLevel: whole('TRANSBANK_RESPONSE_LEVEL', 1, 2, 1) === 2 ? 2 : 1,
      origin: url('BANK_ORIGIN', value('BANK_ORIGIN'), http) ?? bankUrl,
      askTimeoutMs: whole('TRANSBANK_ASK_TIMEOUT_MS', 15_000, 60_000, 1),
      moveTimeoutMs: whole('TRANSBANK_MOVE_TIMEOUT_MS', 30_000, 40_000, 1),
    },
    cardKeys: cardKeys(),
    google: google(),
    smtpUrl: url('SMTP_URL', production ? demanded('SMTP_URL', 'receipts must reach their buyers') : value('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: inProduction('MAIL_FROM', 'mails need a sender', 'Ludoteca <hola@ludoteca.test>'),
    jwtSecret,
    returnOrigins: (value('RETURN_ORIGINS') ?? '').split(',').map((origin) => origin.trim()).filter(Boolean),
    exchangeRateUrl: url('EXCHANGE_RATE_URL', value('EXCHANGE_RATE_URL'), http),
    mediaDir: resolve(inProduction('MEDIA_DIR', 'pictures are served from there', '.data/media')),
    s3: bucket ? bucketOf(bucket) : null,
    worker: onOff('WORKER', true),
    demo: onOff('DEMO', false),
    logLevel: value('LOG_LEVEL') ?? 'info',
    trustProxy: onOff('TRUST_PROXY', false),
    dataDir: resolve(value('DATA_DIR') ?? '.data'),
    ageOfOwnDecisions: whole('AGE_OF_OWN_DECISIONS', 14, 18),
    vatRates: vatRates(),
    taxIssuer: taxIssuer(),
    refundSecondPersonAbove: whole('REFUND_SECOND_PERSON_ABOVE', 50_000, 1_000_000_000),
  };

  for (const origin of config.returnOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) problems.push(`RETURN_ORIGINS holds ${origin}, which is no origin such as https://shop.example`);
  }
  const { commerceCode, oneclick } = config.transbank;
  const codes = { TRANSBANK_COMMERCE_CODE: commerceCode, TRANSBANK_ONECLICK_MALL_CODE: oneclick.mallCode, TRANSBANK_ONECLICK_STORE_CODE: oneclick.storeCode };
  for (const [name, code] of Object.entries(codes)) if (code && !/^\d{12}$/.test(code)) problems.push(`${name} must have 12 digits`);
  if (production && config.demo) problems.push('DEMO must be off: the demo accounts have a published password');
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
