import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: RFC 6238 with SHA-1, six digits, half a minute. */
const PERIOD_S = 30;
const DIGITS = 6;
/** Clocks of phones are wrong by so many periods, in either direction. */
const TOLERATED_PERIODS = 1;
const SECRET_BYTES = 20;
const ISSUER = 'Ludoteca';

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** A key for an app, in base32. @param random so many random bytes */
export function newAppKey(random: (bytes: number) => Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(random(SECRET_BYTES)).buffer }).base32;
}

const appOf = (key: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(key), digits: DIGITS, period: PERIOD_S });

/** What an app reads as a QR code or takes from a link. */
export const addressOfKey = (key: string, email: string): string => appOf(key, email).toString();

/**
 * The half minute of which this is the code; null for a wrong code, and for one of a half minute that was used already.
 * @param lastStep the newest half minute that was used, counted from 1970
 */
export function stepOf(key: string, code: string, nowMs: number, lastStep: number): number | null {
  if (!looksLikeAppCode(code)) return null;
  const delta = appOf(key, '').validate({ token: plain(code), timestamp: nowMs, window: TOLERATED_PERIODS });
  if (delta === null) return null;
  const step = Math.floor(nowMs / (PERIOD_S * 1_000)) + delta;
  return step > lastStep ? step : null;
}

export const looksLikeAppCode = (code: string): boolean => /^\d{6}$/.test(plain(code));

/** Codes on paper for when the app is lost, each for one log-in: four groups of four letters and digits. */
export function newRecoveryCodes(random: (bytes: number) => Uint8Array): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ buffer: Uint8Array.from(random(RECOVERY_BYTES)).buffer }).base32.match(/.{4}/g) ?? []).join('-'),
  );
}

/** A code however it was typed: spaces, hyphens and capitals do not count. */
export const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
