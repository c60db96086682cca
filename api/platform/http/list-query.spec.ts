import { Conditions, id, ids, moment, readListQuery, text, wordsOf, yesNo, type RawListQuery } from './list-query.js';
import { Problem } from './problem.js';

const order = '019a9f5e-7c1b-7d3e-8f10-0123456789ab';
const rules = {
  filters: { q: text, paid: yesNo, player: id, ids, from: moment, status: wordsOf('placed', 'paid') },
  sorts: ['placedAt', 'total'],
} as const;
const read = (raw: RawListQuery): ReturnType<typeof readListQuery<typeof rules.filters, 'placedAt' | 'total'>> =>
  readListQuery(raw, rules);
const filtered = (filter: unknown): unknown => read({ filter: JSON.stringify(filter) }).filter;

/** Which part of a list's query was refused. */
function refused(raw: RawListQuery): string | undefined {
  try {
    read(raw);
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ code: 'list-query-unreadable', status: 422 });
    return (error as Problem).answer.errors?.[0]?.path;
  }
}

describe('a list that nobody narrowed', () => {
  it.each([{}, { filter: '', range: '', sort: '' }, { filter: '{}' }])('is the newest page: %p', (raw) =>
    expect(read(raw)).toEqual({ filter: {}, sort: 'placedAt', descending: true, offset: 0, limit: 25 }),
  );
});

describe('the page of a list', () => {
  it('counts first and last row from zero', () =>
    expect(read({ range: '[50,74]' })).toMatchObject({ offset: 50, limit: 25 }));
  it('may be a single row, or a thousand', () => {
    expect(read({ range: '[0,0]' })).toMatchObject({ limit: 1 });
    expect(read({ range: '[0,999]' })).toMatchObject({ limit: 1_000 });
  });
  it.each([
    '[0,1000]',
    '[-1,5]',
    '[5,4]',
    '[0]',
    '[0,1,2]',
    '[0.5,2]',
    '["0","9"]',
    '{"0":0}',
    '7',
    'null',
    '[0,1e400]',
    '[0',
  ])('is refused as %s', (range) => expect(refused({ range })).toBe('range'));
});

describe('the order of a list', () => {
  it.each([
    ['["total","ASC"]', 'total', false],
    ['["placedAt","DESC"]', 'placedAt', true],
  ] as const)('is %s', (sort, by, descending) => expect(read({ sort })).toMatchObject({ sort: by, descending }));
  it.each([
    '["total"]',
    '["total","asc"]',
    '["price","ASC"]',
    '["total; drop table","ASC"]',
    '["__proto__","ASC"]',
    '"total"',
    'total',
  ])('is refused as %s', (sort) => expect(refused({ sort })).toBe('sort'));
});

describe('the filter of a list', () => {
  it('holds what was asked, each value of its kind', () => {
    const request = {
      q: 'ana',
      paid: false,
      player: order,
      ids: [order],
      from: '2026-11-01',
      status: ['placed', 'paid'],
    };
    expect(filtered(request)).toEqual(request);
  });
  it('takes one word for several, and trims a text', () =>
    expect(filtered({ status: 'paid', q: '  ana ' })).toEqual({ status: ['paid'], q: 'ana' }));
  it('composes a text that JSON writes by the numbers of its signs, before it counts them', () => {
    expect(read({ filter: '{"q":"Qui\\u0301mica"}' }).filter).toEqual({ q: 'Química' });
    expect(filtered({ q: 'e\u0301'.repeat(200) })).toEqual({ q: 'é'.repeat(200) });
  });
  it('ignores the emptied fields of a form', () => expect(filtered({ q: '', player: null })).toEqual({}));
  it('takes an instant with its zone', () =>
    expect(filtered({ from: '2026-11-01T10:00:00-03:00' })).toEqual({ from: '2026-11-01T10:00:00-03:00' }));
  it.each<[string, unknown]>([
    ['q', 7],
    ['q', 'x'.repeat(201)],
    ['q', 'a\0b'],
    ['paid', 'true'],
    ['player', 'ana'],
    ['ids', order],
    ['ids', [order, 'x']],
    ['ids', Array.from({ length: 1_001 }, () => order)],
    ['status', 'lost'],
    ['status', []],
    ['from', 'yesterday'],
    ['from', '2026-13-01'],
    ['from', '2026-02-30'],
    ['from', '0000-01-01'],
    ['from', '2026-11-01T10:00:00+20:00'],
    ['from', '2026-02-30T10:00:00Z'],
    ['from', '2026-11-01T25:00:00Z'],
    ['from', '2026-11-01T10:00:00'],
    ['from', 20261101],
    ['owner', 'ana'],
    ['constructor', 'x'],
  ])('refuses %s = %p by name', (name, value) =>
    expect(refused({ filter: JSON.stringify({ [name]: value }) })).toBe(`filter.${name}`),
  );
  it.each(['[]', '"paid"', 'null', '{', 'paid'])('is refused as %s', (filter) =>
    expect(refused({ filter })).toBe('filter'),
  );
});

describe('the conditions of a query', () => {
  it('are none when nothing is asked', () => expect(new Conditions().where).toBe(''));
  it('carry every value apart from the statement', () => {
    const conditions = new Conditions();
    conditions.and(`o.status = ${conditions.value("paid'; --")}`);
    conditions.and(`o.total > ${conditions.value(5)}`);
    expect([conditions.where, conditions.values]).toEqual([
      'where (o.status = $1) and (o.total > $2)',
      ["paid'; --", 5],
    ]);
  });
  it('take a day as it is in Santiago and to its end, and an instant as it is', () => {
    const days = new Conditions();
    days.from('at', '2026-11-01');
    days.until('at', '2026-11-02');
    expect(days.where).toBe(
      "where (at >= ($1::date)::timestamp at time zone 'America/Santiago') and (at < ($2::date + 1)::timestamp at time zone 'America/Santiago')",
    );

    const instants = new Conditions();
    instants.from('at', '2026-11-01T10:00:00Z');
    instants.until('at', '2026-11-01T11:00:00Z');
    expect(instants.where).toBe('where (at >= $1::timestamptz) and (at <= $2::timestamptz)');
  });
});
