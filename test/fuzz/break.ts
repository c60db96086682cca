import type { Chance } from './chance.js';
import { escaped } from './draw.js';
import { anything, LITERALS, overbearing, PROTOTYPE_KEYS, TEMPTING_FIELDS, TEXTS } from './hostile.js';
import type { Draft } from './shot.js';

type Breaker = (draft: Draft, chance: Chance) => void;

const WRONG_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/jsonp',
  'nonsense',
  'image/png',
  'application/octet-stream',
  '',
];
const HEADERS: readonly [string, readonly string[]][] = [
  [
    'authorization',
    [
      'Bearer',
      'Bearer ',
      'Bearer a.b.c',
      'Basic YTpi',
      `Bearer ${'a'.repeat(6_000)}`,
      'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.',
      'bearer ~ended.token~',
    ],
  ],
  ['accept', ['application/problem+json', 'text/html', '*/*;q=nonsense', 'image/png']],
  ['idempotency-key', ['', 'x'.repeat(5_000), "' or 1=1 --", '~other.order~', '\u00ff\u00fe']],
  ['x-forwarded-for', ['nonsense', '::::', '1.2.3.4.5', "'; --", 'fe80::1%eth0', '::ffff:1.2.3.4', 'x'.repeat(3_000)]],
  ['x-forwarded-host', ['evil.example', '', 'a b']],
  ['x-http-method-override', ['DELETE', 'PUT']],
  ['origin', ['https://evil.example', 'null']],
  ['cookie', ['a=b; session=~other.session~', ';;;=', '__proto__=1']],
  ['content-encoding', ['gzip', 'br', 'nonsense']],
  ['accept-encoding', ['gzip;q=nonsense', '*', 'identity;q=0']],
  ['if-none-match', ['*', '"x"']],
  ['range', ['bytes=0-0,-1', 'bytes=9999999999-']],
  ['x-request-id', ['~other.id~']],
];

const RAW_ESCAPES = [
  '%',
  '%zz',
  '%00',
  '%c0%ae%c0%ae',
  '%ff',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..',
  '%2e%2e',
  'a%0d%0aSet-Cookie:%20a=b',
  'x'.repeat(250),
  ';a=b',
  '%252e%252e',
];

/** Any of our ways to spoil one part of a request. */
export function spoil(draft: Draft, chance: Chance): void {
  const ways: Breaker[] = [strangeHeader];
  if (Object.keys(draft.path).length > 0) ways.push(strangePath, strangePath, rawPath);
  ways.push(
    ...(draft.operation.parameters.some((parameter) => parameter.in === 'query')
      ? [strangeQuery, strangeQuery, strangeQuery]
      : [strangeQuery]),
  );
  if (draft.operation.body)
    ways.push(
      wrongField,
      wrongField,
      wrongField,
      wrongField,
      missingField,
      extraField,
      otherBody,
      brokenText,
      brokenText,
      wrongType,
    );
  if (chance.percent(3)) ways.splice(0, ways.length, draft.operation.method === 'GET' ? oddTail : hugeBody);
  if (chance.percent(2)) ways.splice(0, ways.length, otherVerb);
  chance.pick(ways)(draft, chance);
}

const strangeHeader: Breaker = (draft, chance) => {
  const [name, values] = chance.pick(HEADERS);
  draft.headers[name] = chance.pick(values);
};

const strangePath: Breaker = (draft, chance) => {
  const text = chance.pick(TEXTS);
  draft.path[chance.pick(Object.keys(draft.path))] = escaped(text).slice(0, 2_000);
};

const rawPath: Breaker = (draft, chance) => {
  draft.path[chance.pick(Object.keys(draft.path))] = chance.pick(RAW_ESCAPES);
};

const oddTail: Breaker = (draft, chance) => {
  draft.tail = chance.pick([
    '/',
    '//',
    '/%zz',
    '?',
    '?%',
    '?=&=&',
    '?a[b][c]=1&a[b]=2',
    '#',
    '/..',
    `?q=${'x'.repeat(9_000)}`,
    ';x',
    '?__proto__[a]=1',
    `?${'a=1&'.repeat(1_500)}`,
  ]);
};

const strangeQuery: Breaker = (draft, chance) => {
  const names = draft.operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const name = names.length > 0 ? chance.pick(names) : chance.pick(['q', 'page', '__proto__', 'filter']);
  const spelling = chance.pick([name, name, name, `${name}[]`, `${name}[a]`, `${name}[__proto__]`]);
  const value = chance.percent(50) ? chance.pick(TEXTS) : JSON.stringify(anything(chance));
  draft.query = draft.query.filter(([other]) => other !== name || chance.percent(20));
  draft.query.push([spelling, value.slice(0, 3_000)]);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of the records within a value, at any depth. */
function someRecord(value: unknown, chance: Chance): Record<string, unknown> | null {
  const found: Record<string, unknown>[] = [];
  const walk = (part: unknown): void => {
    if (isRecord(part)) found.push(part);
    if (typeof part === 'object' && part !== null) Object.values(part).forEach(walk);
  };
  walk(value);
  return found.length > 0 ? chance.pick(found) : null;
}

function withSomeField(
  draft: Draft,
  chance: Chance,
  change: (record: Record<string, unknown>, name: string) => void,
): void {
  const record = someRecord(draft.value, chance);
  const names = Object.keys(record ?? {});
  if (record && names.length > 0) change(record, chance.pick(names));
  else draft.value = anything(chance);
}

const wrongField: Breaker = (draft, chance) =>
  withSomeField(draft, chance, (record, name) => {
    const value = record[name];
    record[name] = chance.pick([
      () => anything(chance),
      () => [value],
      () => ({ ...(isRecord(value) ? value : { value }), 0: value }),
      () => (typeof value === 'object' ? JSON.stringify(value) : String(value)) + chance.pick(TEXTS),
      () => chance.pick(TEXTS),
    ])();
  });

const missingField: Breaker = (draft, chance) =>
  withSomeField(draft, chance, (record, name) => {
    if (chance.percent(50)) record[name] = null;
    else delete record[name];
  });

const extraField: Breaker = (draft, chance) =>
  withSomeField(draft, chance, (record) => {
    // Assigned, `__proto__` would vanish before it is sent.
    const key = chance.percent(50) ? chance.pick(PROTOTYPE_KEYS) : chance.pick(TEMPTING_FIELDS);
    Object.defineProperty(record, key, {
      value: chance.percent(50) ? { roleId: 1, isAdmin: true } : anything(chance),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  });

const otherBody: Breaker = (draft, chance) => {
  draft.value = chance.percent(30) ? [draft.value] : anything(chance);
};

const hugeBody: Breaker = (draft, chance) => {
  if (chance.percent(50)) draft.raw = overbearing(chance);
  else
    withSomeField(draft, chance, (record, name) => {
      record[name] = 'x'.repeat(1_000_000);
    });
};

const brokenText: Breaker = (draft, chance) => {
  const text = JSON.stringify(draft.value) ?? '';
  const cut = chance.whole(0, text.length);
  draft.raw = chance.pick([
    () => text.slice(0, cut),
    () => `${text}}`,
    () => `\ufeff${text}`,
    () => text.replace(/"[^"]*"(?=[,}\]])/, () => chance.pick(LITERALS)),
    () => text.replace(/:("[^"]*"|\d+)/, () => `:${chance.pick(LITERALS)}`),
    () => `${text.slice(0, cut)}\0${text.slice(cut)}`,
    () =>
      Buffer.concat([Buffer.from(text.slice(0, cut)), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from(text.slice(cut))]),
    () => Buffer.from(text, 'utf16le'),
    () => text.replace('{', '{"email":1,"email":{"a":1},"__proto__":{"roleId":1},'),
    () => chance.pick(['', 'null', 'true', '7', '"text"', '[]', '{}', '[[]]', '"\\ud800"', '{"":""}', 'a=b&c[d]=e']),
    () => text.replace(/"(?=[^":,{}]*"[,}])/, '"\\ud800\\u0000'),
  ])();
};

const wrongType: Breaker = (draft, chance) => {
  const type = chance.pick(WRONG_TYPES);
  if (type === '') delete draft.headers['content-type'];
  else draft.headers['content-type'] = type;
};

const otherVerb: Breaker = (draft, chance) => {
  draft.method = chance.pick([
    'HEAD',
    'OPTIONS',
    'TRACE',
    'PUT',
    'PATCH',
    'DELETE',
    'GET',
    'POST',
    'PROPFIND',
    'SEARCH',
    'LOCK',
    'MKCOL',
    'QUERY',
  ]);
};
