import type { Contract, Operation } from '../support/contract.js';
import { spoil } from './break.js';
import { Chance } from './chance.js';
import { Draw, escaped, place } from './draw.js';
import type { Draft, Shot, Who } from './shot.js';

/** Routes that stand in no document: where the bank sends the buyer's browser. */
const UNPUBLISHED: readonly Operation[] = ['GET', 'POST'].map((method) => ({
  name: `${method} /v1/payment/webpay/return`,
  method,
  path: '/v1/payment/webpay/return',
  guarded: false,
  body: null,
  parameters: ['token_ws', 'TBK_TOKEN', 'TBK_ORDEN_COMPRA', 'TBK_ID_SESION'].map((name) => ({
    name,
    in: 'query' as const,
    schema: { type: 'string' },
  })),
}));

const BOUNDARY = 'a-boundary';
/** How many of a hundred requests are left as they should be. */
const UNSPOILT = 8;

/** Draws requests: the same seed and number give the same one, whatever came before. */
export class Requests {
  private readonly operations: readonly Operation[];

  constructor(
    private readonly contract: Contract,
    private readonly seed: number,
  ) {
    this.operations = [...contract.operations, ...UNPUBLISHED];
  }

  /** @param number every route comes round in turn. */
  draw(number: number): Shot {
    const chance = new Chance(this.seed, number);
    const operation = this.operations[number % this.operations.length] as Operation;
    const draft = this.draft(operation, chance);
    const language = chance.percent(50) ? 'es' : 'en';
    for (let left = chance.percent(UNSPOILT) ? 0 : chance.pick([1, 1, 1, 2, 3]); left > 0; left--) spoil(draft, chance);
    const body = bodyOf(draft);
    return {
      number,
      operation: operation.name,
      who: callers(operation, chance),
      language,
      method: draft.method,
      path: addressOf(draft),
      body,
      headers: {
        'accept-language': language,
        'x-forwarded-for': `10.${chance.whole(0, 255)}.${chance.whole(0, 255)}.${chance.whole(1, 254)}`,
        ...draft.headers,
      },
    };
  }

  private draft(operation: Operation, chance: Chance): Draft {
    const draw = new Draw(this.contract, chance);
    const text = (name: string, schema = {}): string => [draw.value(schema, name)].flat().map(String).join(',');
    const optional = operation.parameters.filter(({ required }) => required || chance.percent(40));
    const type = operation.body?.type;
    return {
      operation,
      method: operation.method,
      raw: null,
      tail: '',
      value: operation.body ? draw.value(operation.body.schema) : undefined,
      path: Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === 'path')
          .map(({ name, schema }) => [name, text(name, schema)]),
      ),
      query: optional
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => [name, text(name, schema)]),
      headers: {
        ...(type
          ? { 'content-type': type.startsWith('multipart/') ? `multipart/form-data; boundary=${BOUNDARY}` : type }
          : {}),
        ...Object.fromEntries(
          optional
            .filter((parameter) => parameter.in === 'header')
            .map(({ name, schema }) => [name, text(name, schema)]),
        ),
      },
    };
  }
}

/** What may end the session of its sender: left to one, so that the others stay signed in. */
const ENDS_SESSIONS = /logout|session|pass$|password|DELETE/;

function callers({ name, path, guarded }: Operation, chance: Chance): Who {
  if (path.startsWith('/v1/admin'))
    return chance.pick<Who>(['administrator', 'administrator', 'administrator', 'player', 'visitor']);
  if (ENDS_SESSIONS.test(name)) return chance.pick<Who>(['neighbour', 'neighbour', 'visitor']);
  return chance.pick<Who>(
    guarded
      ? ['player', 'player', 'player', 'neighbour', 'administrator', 'visitor']
      : ['visitor', 'visitor', 'player', 'neighbour', 'administrator'],
  );
}

function addressOf({ operation, path, query, tail }: Draft): string {
  const base = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? place('own', 'id'));
  if (tail || query.length === 0) return base + tail;
  return `${base}?${query.map((pair) => pair.map((part) => escaped(part)).join('=')).join('&')}`;
}

function bodyOf({ method, headers, value, raw }: Draft): string | Buffer | null {
  if (method === 'GET' || method === 'HEAD' || method === 'TRACE') return null;
  if (raw !== null) return raw;
  if (value === undefined) return null;
  return headers['content-type']?.includes(BOUNDARY) ? partsOf(value) : (JSON.stringify(value) ?? null);
}

/** The fields of a value as the parts of a form, each a file by its own account. */
function partsOf(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['file', value] as const];
  const parts = fields.map(
    ([name, content]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${encodeURIComponent(name)}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${String(JSON.stringify(content))}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}
