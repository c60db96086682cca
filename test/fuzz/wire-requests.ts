import { Chance } from './chance.js';
import { TEXTS } from './hostile.js';

/** One request as bytes, which no client has tidied. */
export interface WireShot {
  /** Draws it again together with the seed. */
  number: number;
  bytes: Buffer;
}

/** Of a hundred requests so many have this part as it should be: one that is wrong everywhere is refused at the first fault. */
const SOUND = {
  word: 92,
  ends: 93,
  hosts: 75,
  headers: 45,
  lengths: 92,
  encodings: 96,
  bodies: 85,
  bytes: 94,
  characters: 85,
};
const VERBS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  'GE T',
  '',
];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/1.9', 'http/1.1', ''];
const ENDS = ['\n', '\r', '\r\n ', '\r\n\t', '\n\r'];
const PLACES = [
  '/',
  '/games',
  '/games/',
  '/es',
  '/login',
  '/admin/',
  '/admin',
  '/v1/games',
  '/v1/health',
  '/v1/docs',
  '/media/',
  '/assets/',
  '/dev/mail',
  '/v1/payment/webpay/return',
  '/__manifest',
  '/games.data',
  '/_root.data',
  '/legal/privacy',
  '/favicon.svg',
];
const TARGETS = [
  '//',
  '///',
  '/\\',
  '\\',
  '//[',
  '//%00',
  '//user:pw@x/',
  '//evil.example/games',
  '/\\evil.example',
  '/.//evil.example',
  '/..//..',
  '*',
  'http://evil.example/',
  'http://[',
  'evil.example:443',
  '/%',
  '/%zz',
  '/%00',
  '/%ff',
  '/%c0%ae',
  '/%2f%2f',
  '/%5c',
  '/#a',
  '/?',
  '/??',
  '/?lang=es&lang=en',
  '/?lang=%00',
  '?',
  '/a b',
  '/\u00e9',
  '/;',
  '/a/./b/../c',
  '/%2e%2e/%2e%2e/v1/games',
  '/games?page=-1',
  '/games?page=1e999',
  '/games?q=%ED%A0%80',
  '/__proto__',
  '/constructor',
  '/toString',
  '/games/__proto__',
  '/.data',
  '/games.data?_routes=x',
  '/__manifest?p=/&p=//&version=x',
];
const HOSTS = [
  '',
  'x',
  'x:1',
  'x:99999',
  'x:',
  ':',
  'a:b@c',
  'evil"<',
  '[::1]',
  '[::1',
  '[',
  'x y',
  'x/y',
  'x?y',
  'x#y',
  '%00',
  '\u00e9',
  'x,y',
  '127.0.0.1:3000',
  'a'.repeat(5_000),
  '__proto__',
  '..',
  '-',
  'xn--a',
  '1.2.3.4.5',
  '0x7f.1',
  '999.999.999.999',
];
const HEADERS = [
  'accept-language',
  'accept-encoding',
  'accept',
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'if-none-match',
  'if-modified-since',
  'range',
  'authorization',
  'content-type',
  'content-encoding',
  'expect',
  'upgrade',
  'te',
  'trailer',
  'sec-fetch-site',
  'access-control-request-method',
  'x-http-method-override',
  '__proto__',
  'x-no-compression',
  'purpose',
  'host',
  'a b',
];
const VALUES = [
  '',
  '*',
  'a',
  ',',
  ';',
  ';q=',
  'es;q=2,en;q=-1',
  'gzip;q=nonsense',
  'br;q=0',
  'identity;q=0',
  'bytes=0-',
  'bytes=-1',
  'bytes=9-1',
  'bytes=0-0,-1',
  '100-continue',
  'websocket',
  'h2c',
  'lang=xx',
  'lang=es; lang=en',
  'a=%',
  '"',
  'W/"',
  'Bearer',
  'Bearer a.b.c',
  'null',
  'for=_x;host="',
  'Googlebot',
  'Thu, 99 Foo',
  'trailers',
  'application/json',
  'x'.repeat(3_000),
];
const LENGTHS = ['0', '1', '-1', '+1', '1e3', '0x10', '99999999999999999999', ' ', '5, 5', 'a'];

/** Draws requests whose very line, headers and lengths are odd: the same seed and number give the same bytes. */
export class WireRequests {
  constructor(private readonly seed: number) {}

  draw(number: number): WireShot {
    const chance = new Chance(this.seed, number, 77);
    const odd = (sound: string, all: readonly string[], share = SOUND.word): string =>
      chance.percent(share) ? sound : chance.pick(all);
    const end = odd('\r\n', ENDS, SOUND.ends);
    const line = `${odd('GET', VERBS)} ${target(chance)} ${odd('HTTP/1.1', VERSIONS)}`;
    const text = [line, ...hosts(chance), ...headers(chance), 'connection: close', '', body(chance)].join(end);
    return { number, bytes: Buffer.from(mangled(text, chance), chance.percent(SOUND.characters) ? 'utf8' : 'latin1') };
  }
}

function target(chance: Chance): string {
  switch (chance.whole(0, 5)) {
    case 0:
      return chance.pick(PLACES);
    case 1:
      return chance.pick(PLACES) + chance.pick(TARGETS);
    case 2:
      return `${chance.pick(PLACES)}/${encodeURIComponent(Buffer.from(chance.pick(TEXTS)).toString())}`.slice(0, 9_000);
    case 3:
      return `${chance.pick(PLACES)}?${chance.pick(['q', 'page', 'lang', 'sort', '_routes', '__proto__', 'a[b]'])}=${chance.pick(TARGETS)}`;
    case 4:
      return chance.pick(TARGETS).repeat(chance.pick([1, 2, 40]));
    default:
      return chance.pick(TARGETS);
  }
}

function hosts(chance: Chance): string[] {
  const host = (): string => `${chance.pick(['host', 'Host', 'HOST'])}: ${chance.pick(HOSTS)}`;
  if (chance.percent(SOUND.hosts)) return ['host: localhost'];
  return Array.from({ length: chance.pick([0, 1, 1, 1, 2, 3]) }, host);
}

function headers(chance: Chance): string[] {
  const count = chance.percent(SOUND.headers) ? 0 : chance.pick([1, 1, 2, 3, 90]);
  const odd = Array.from(
    { length: count },
    () =>
      `${chance.pick(HEADERS)}${chance.percent(SOUND.word) ? ': ' : chance.pick([':', ' : ', ''])}${chance.percent(70) ? chance.pick(VALUES) : chance.pick(TEXTS).slice(0, 1_000)}`,
  );
  if (!chance.percent(SOUND.lengths)) odd.push(`content-length: ${chance.pick(LENGTHS)}`);
  if (!chance.percent(SOUND.encodings))
    odd.push(`transfer-encoding: ${chance.pick(['chunked', 'chunked, chunked', 'gzip', 'identity', 'Chunked '])}`);
  return odd;
}

function body(chance: Chance): string {
  return chance.percent(SOUND.bodies)
    ? ''
    : chance.pick([
        '{}',
        '0\r\n\r\n',
        '5\r\nhello\r\n0\r\n\r\n',
        'ffffffffffffffff\r\n',
        '-1\r\n',
        'x'.repeat(2_000),
        'GET /v1/health HTTP/1.1\r\nhost: x\r\n\r\n',
        '\0\0\0',
      ]);
}

/** Now and then one byte is lost, doubled or another. */
function mangled(text: string, chance: Chance): string {
  if (chance.percent(SOUND.bytes)) return text;
  const at = chance.whole(0, text.length);
  return (
    text.slice(0, at) +
    chance.pick(['', '\0', '\t', '\x7f', '\r', '\n', ' ', text.slice(at, at + 9)]) +
    text.slice(at + 1)
  );
}
