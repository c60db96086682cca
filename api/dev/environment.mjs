import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { data, inData, inRoot } from './folders.mjs';

/** Our environment: `.env`, overruled by what the shell says. A variable left empty is one not set. */
export function environment() {
  return Object.fromEntries(
    Object.entries({ ...variablesIn('.env'), ...process.env }).filter(([, value]) => value !== ''),
  );
}

/** What tests see: their own variables, and nothing that was set for the shop of this machine. */
export function testEnvironment() {
  const ofTheShop = Object.keys(variablesIn('.env.example')).filter((name) => !isForTests(name));
  const ofTests = Object.entries(environment()).filter(([name]) => isForTests(name));
  return { ...without(process.env, ofTheShop), ...Object.fromEntries(ofTests) };
}

const isForTests = (name) => /^TEST|^CHROMIUM_PATH$/.test(name);

const without = (env, names) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name) && !isForTests(name)));

function variablesIn(name) {
  const file = inRoot(name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** The ports of one start: the shop, the test bank beside it, the database after that. */
export function portsOf(env) {
  const shop = Number(env.PORT || 3000);
  if (!Number.isInteger(shop) || shop < 1 || shop > 65_533) {
    throw new Error(`PORT must be a whole number from 1 to 65533, and is ${env.PORT}.`);
  }
  return { shop, simulator: shop + 1, database: shop + 2 };
}

/** The key that signs the sessions of this folder, made once, so that sessions outlive a restart. */
export function sessionSecret() {
  const file = inData('secret');
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/** What an installation in production has to bring itself; nothing embedded stands in there. */
export const isProduction = (env) => env.NODE_ENV === 'production';

/** The name under which browsers reach this machine, for the address of the test bank. */
export const hostName = (env) =>
  env.PUBLIC_URL && URL.canParse(env.PUBLIC_URL) ? new URL(env.PUBLIC_URL).hostname : 'localhost';
