import fc from 'fast-check';
import type { Contract, Schema } from '../support/contract.js';
import type { Chance } from './chance.js';

/** Stands in a request for something that is known only once the people of a run exist: `~own.id~`. */
export const place = (whose: 'own' | 'other' | 'game' | 'ended' | 'role', what: string): string => `~${whose}.${what}~`;

const KNOWN_FIELDS: readonly [RegExp, (chance: Chance) => string][] = [
  [
    /^(new|current|old)?_?pass(word)?$|password$/i,
    (chance) => chance.pick([place('own', 'password'), 'Ludoteca2', 'Wrong-one-1']),
  ],
  [
    /^(new_?)?e-?mail$|^address$/i,
    (chance) =>
      chance.pick([
        place('own', 'email'),
        place('other', 'email'),
        `fuzz-${chance.hex(12)}@example.test`,
        `fuzz-${chance.hex(12)}@example.test`,
      ]),
  ],
  [/^(cart|game_?ids?|game)$/i, (chance) => chance.pick([place('game', 'paid'), place('game', 'free'), chance.uuid()])],
  [
    /^(user|person|player|child|ward)_?ids?$/i,
    (chance) => chance.pick([place('own', 'id'), place('other', 'id'), chance.uuid()]),
  ],
  [/^order_?ids?$/i, (chance) => chance.pick([place('own', 'order'), place('other', 'order'), chance.uuid()])],
  [/^payment_?ids?$/i, (chance) => chance.pick([place('own', 'payment'), place('other', 'payment'), chance.uuid()])],
  [
    /^tbk_user$|payment_?method_?id$/i,
    (chance) => chance.pick([place('own', 'card'), place('other', 'card'), chance.uuid()]),
  ],
  [
    /^subscription_?ids?$/i,
    (chance) => chance.pick([place('own', 'subscription'), place('other', 'subscription'), chance.uuid()]),
  ],
  [/^expires_?on$/i, (chance) => chance.pick(['2027-06-30', '2020-01-01', 'some day'])],
  [/^tax_?document_?id$/i, (chance) => chance.uuid()],
  [/^plan_?id$/i, (chance) => chance.pick(['monthly', 'yearly', '1', '2', 'weekly'])],
  [/^session_?ids?$/i, (chance) => chance.pick([place('own', 'session'), place('other', 'session'), chance.uuid()])],
  [
    /token|credential|jwt/i,
    (chance) => chance.pick([place('ended', 'token'), `${chance.hex(20)}.${chance.hex(20)}`, chance.hex(43)]),
  ],
  [/^(url|response_url|link|picture)$/i, (chance) => chance.pick(['https://evil.example/x', '/postorder', 'nonsense'])],
  [/^role_?id$/i, (chance) => chance.pick([place('role', 'member'), '1', '2', '99'])],
  [/^(discount_?)?code$|^text$/i, (chance) => chance.pick(['FERIA2026', 'feria-2026', 'K7QM-3FXP-9TDA', '---'])],
  [/^keys?$/, (chance) => chance.pick(['FIRST_SUDOKU', 'NO_SUCH_KEY', 'lower-case'])],
  [/^valid(From|Until)$/, (chance) => chance.pick(['2026-11-21', '2026-02-30', 'someday'])],
  [/slug$/i, (chance) => chance.pick([place('game', 'slug'), 'no-such-game'])],
  [
    /^filter$/,
    (chance) =>
      JSON.stringify({
        [chance.pick(['q', 'status', 'player', 'from', 'to', 'id', 'ids', 'state', 'game', 'roleId', 'kind', 'actor'])]:
          chance.pick(['ana', 'paid', '2026-11-01', place('own', 'id'), place('other', 'email')]),
      }),
  ],
  [/^reference$/, (chance) => `TEF ${chance.whole(1, 9_999)}`],
  [/^range$/, (chance) => JSON.stringify([0, chance.pick([0, 24, 999])])],
  [/^sort$/, (chance) => chance.pick(['price', '["placedAt","ASC"]', '["id","DESC"]'])],
  [
    /^id$/,
    (chance) =>
      chance.pick([
        place('own', 'id'),
        place('other', 'id'),
        place('other', 'order'),
        place('own', 'subscription'),
        place('other', 'subscription'),
        place('game', 'paid'),
        place('own', 'session'),
        chance.uuid(),
      ]),
  ],
];

/** Draws a value that a schema allows, or nearly: names tell what the schema cannot. */
export class Draw {
  constructor(
    private readonly contract: Contract,
    private readonly chance: Chance,
  ) {}

  value(request: Schema, name = ''): unknown {
    const schema = this.contract.resolved(request);
    if (schema.oneOf) return this.value(this.chance.pick(schema.oneOf), name);
    if (schema.enum) return this.chance.pick(schema.enum);
    if (schema.type === 'boolean') return this.chance.percent(50);
    if (schema.type === 'number' || schema.type === 'integer')
      return this.chance.whole(schema.minimum ?? 0, Math.min(schema.maximum ?? 5_000, 1_000_000));
    if (schema.type === 'array')
      return Array.from({ length: Math.max(schema.minItems ?? 0, this.chance.whole(1, 2)) }, () =>
        this.value(schema.items ?? {}, name),
      );
    if (schema.properties && Object.keys(schema.properties).length > 0) return this.record(schema);
    return this.text(schema, name);
  }

  text(schema: Schema, name: string): string {
    const known = KNOWN_FIELDS.find(([pattern]) => pattern.test(name));
    if (known) return known[1](this.chance);
    if (schema.format === 'uuid') return this.chance.uuid();
    if (schema.format?.startsWith('date')) return '2026-11-21';
    if (schema.pattern) return this.matching(schema.pattern);
    return 'Camila'.padEnd(schema.minLength ?? 0, 'a').slice(0, schema.maxLength ?? 40);
  }

  private record(schema: Schema): Record<string, unknown> {
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([name]) => schema.required?.includes(name) || this.chance.percent(50),
    );
    return Object.fromEntries(fields.map(([name, field]) => [name, this.value(field, name)]));
  }

  private matching(pattern: string): string {
    try {
      return (
        fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), {
          seed: this.chance.whole(0, 2 ** 31),
          numRuns: 1,
        })[0] ?? ''
      );
    } catch {
      // Classes of Unicode letters cannot be drawn from.
      return 'Camila';
    }
  }
}

/** For an address; half a character, which no address can carry, becomes the sign for one. */
export function escaped(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
