import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from './en';
import { es } from './es';

const SOURCES = join(__dirname, '..');

/** Every sentence with the key by which pages ask for it. */
function sentencesOf(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[here, value]] : sentencesOf(value as object, here);
  });
}

/** All that pages are written in, without the texts themselves. */
const written = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('texts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

/** Keys as pages write them: whole, or with parts that only come out while they run. */
const askedFor = [...written.matchAll(/(['`])([a-z]\w*\.(?:[\w.-]|\$\{[^}]*\})+)\1/g)].map(
  ([, , key = '']) =>
    new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}(_zero|_one|_other)?$`),
);

describe('the texts of the shop', () => {
  it.each([es, en])('say nothing of money where a page broke: no one knows there what was charged', (texts) => {
    expect(`${texts.shell.errors.brokenTitle} ${texts.shell.errors.broken}`).not.toMatch(
      /cobr|pag[oóa]|charge|paid|\$/i,
    );
  });

  it('are all said somewhere', () => {
    const dead = sentencesOf(en)
      .map(([key]) => key)
      .filter((key) => !askedFor.some((asked) => asked.test(key)));
    expect(dead).toEqual([]);
  });

  it('have the same keys and the same blanks in both languages', () => {
    const shape = (texts: object): [string, string[]][] =>
      sentencesOf(texts).map(([key, text]) => [key, (text.match(/\{\{\w+\}\}|<\w+>/g) ?? []).sort()]);
    expect(Object.fromEntries(shape(es))).toEqual(Object.fromEntries(shape(en)));
  });
});

describe('what a button is called', () => {
  it.each([
    ['Spanish', es],
    ['English', en],
  ])('holds what is seen on it, in %s', (_, texts) => {
    const all = new Map(sentencesOf(texts));
    const seen = (key: string): string =>
      (all.get(key.replace(/Named$/, '')) ?? '').replace(/\s*\{\{\w+\}\}\s*/g, '').toLowerCase();
    const named = [...all].filter(([key]) => key.endsWith('Named') && all.has(key.replace(/Named$/, '')));
    expect(named.filter(([key, name]) => !name.toLowerCase().includes(seen(key)))).toEqual([]);
  });
});

describe('the messages that clients of the shop know', () => {
  const english = sentencesOf(en).map(([, text]) => text);

  it.each([
    'Failed to request password reset',
    'Failed to confirm password reset',
    'Failed to send verification email',
    'Failed to verify email',
    'Failed to verify pending user',
    'Failed to check pending user',
    'Error updating user info',
    'Error updating password',
    'Error uploading profile picture',
    'Profile picture updated successfully',
    'Failed to create payment',
    'Unknown error occurred',
    'The payment failed. Please try again.',
    'The payment was rejected. Please check your payment details and try again.',
    'The payment was canceled by the user.',
    'The payment was reversed. Please contact customer support.',
    'Unexpected payment status: {{status}}',
    'Failed to get order details',
    'Failed to check order status',
    'Failed to fetch payment methods',
    'Failed to create enrollment',
    'Failed to register card',
    'Failed to confirm enrollment',
    'Failed to delete payment method',
    'Failed to check transaction',
    'Failed to process refund',
    'Failed to create subscription',
    'Failed to fetch subscriptions',
    'Failed to delete subscription',
    'Failed to update subscription state',
    'Failed to cancel subscription auto-renewal',
    'Failed to renew subscription',
    'Failed to subscribe with code',
    'Failed to retrieve transaction status',
    'Payment declined (code: {{code}}). Please try again or use a different payment method.',
    'Subscription creation failed. Please contact support.',
    'Subscription payment failed. Please try again.',
    'Payment declined: {{message}}',
    'Failed to process payment',
    'Failed to process payment. Please try again later.',
    'An unexpected error occurred. Please try again later.',
    'Download failed. Could not initiate download',
  ])('%p opens one of them', (message) => expect(english.some((text) => text.startsWith(message))).toBe(true));
});
