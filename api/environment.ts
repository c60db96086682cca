/** What is wrong with the environment, all of it at once. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration does not hold:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
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
  'TRANSBANK_STATUS_TIMEOUT_MS',
  'TRANSBANK_MOVE_TIMEOUT_MS',
  'TRANSBANK_BREAKER_FAILURES',
  'TRANSBANK_BREAKER_PAUSE_MS',
  'TRANSBANK_INQUIRIES_PER_SECOND',
  'BANK_ORIGIN',
  'SMTP_URL',
  'MAIL_FROM',
  'SELLER_NAME',
  'SELLER_RUT',
  'SELLER_ADDRESS',
  'SELLER_REPRESENTATIVE',
  'SELLER_EMAIL',
  'JWT_SECRET',
  'GAMES_HOST',
  'GAMES_SAME_SITE',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_KEYS_URL',
  'GOOGLE_ISSUER',
  'RETURN_ORIGINS',
  'EXCHANGE_RATE_URL',
  'INSTALLER_URL',
  'SOCIAL_LINKS',
  'OFFLINE_PAGES',
  'CONTACT_ADDRESS',
  'CONTACT_DEVELOPERS_ADDRESS',
  'CONTACT_PUBLIC_KEY',
  'CONTACT_SERVICE_ID',
  'CONTACT_ORIGINS',
  'CONTACT_BLOCKED',
  'PAGE_VIEW_TRACKER_URL',
  'PAGE_VIEW_TRACKER_ID',
  'NETWORK_TAG_URL',
  'NETWORK_TAG_ID',
  'ARCHIVE_CHECK_MS',
  'CLAMD_HOST',
  'CLAMD_PORT',
  'CLAMD_TIMEOUT_MS',
  'MEDIA_DIR',
  'HEALTH_KEPT_MS',
  'PULSE_FILE',
  'PULSE_AGE_MS',
  'WORKER',
  'EFFECTS',
  'CHARGES_BEYOND_DUE',
  'CLOCK_SKEW_MS',
  'DEMO',
  'DEMO_DAYS',
  'CARD_KEYS',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'REQUEST_TIMEOUT_MS',
  'DRAIN_MS',
  'MAINTENANCE_UNTIL',
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
  'WARM_PAGES',
  'STAFF_SECOND_FACTOR',
  'TAX_ISSUER',
  'REFUND_SECOND_PERSON_ABOVE',
  'WITHHELD_ABROAD_POINTS',
  'REQUESTS_PER_MINUTE',
] as const;

type Variable = (typeof VARIABLES)[number];

const HTTP = ['http:', 'https:'];

/** Reads variables and collects what is wrong with them. */
export class Environment {
  readonly problems: string[] = [];
  readonly isProduction: boolean;

  constructor(private readonly values: Partial<Record<string, string>>) {
    this.isProduction = this.text('NODE_ENV') === 'production';
  }

  text(name: Variable): string | null {
    return this.values[name]?.trim() || null;
  }

  required(name: Variable, why: string): string {
    const text = this.text(name);
    if (!text) this.problems.push(`${name} is missing: ${why}`);
    return text ?? '';
  }

  requiredInProduction(name: Variable, why: string, otherwise: string): string {
    return this.isProduction ? this.required(name, why) : (this.text(name) ?? otherwise);
  }

  /** An address without its trailing slash; null where there is none, or a malformed one. */
  url(name: Variable, protocols: string[] = HTTP, text: string | null = this.text(name)): string | null {
    if (!text) return null;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '');
    this.problems.push(`${name} must be an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return null;
  }

  integer(name: Variable, otherwise: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === null) return otherwise;
    const number = Number(text);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}`);
    return otherwise;
  }

  flag(name: Variable, otherwise: boolean): boolean {
    const text = this.text(name);
    if (text === null || text === 'on' || text === 'off') return text === null ? otherwise : text === 'on';
    this.problems.push(`${name} must be on or off`);
    return otherwise;
  }

  list(name: Variable): string[] {
    const items = (this.text(name) ?? '').split(',').map((item) => item.trim());
    return items.filter(Boolean);
  }

  refuse(isWrong: boolean, problem: string): void {
    if (isWrong) this.problems.push(problem);
  }
}
