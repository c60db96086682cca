import { put, remove, rowStatements, set, type RowChange } from './row-changes.js';

/** What a statement does to which rows, as a reader of the database sees it. */
function statements(...changes: RowChange[]): { does: string; table: string; rows: unknown }[] {
  return rowStatements('shop', changes).map(({ text, value }) => {
    const [, does = '', table = ''] = /^(insert|update|delete)(?: into| from)? "shop"\."(\w+)"/.exec(text) ?? [];
    return { does, table, rows: JSON.parse(value) as unknown };
  });
}

describe('the changes of one append', () => {
  it('become one statement per table, kind and set of columns', () => {
    expect(
      statements(
        put('orders', { id: 1 }, { total: 10 }),
        put('orders', { id: 2 }, { total: 20 }),
        set('orders', { id: 3 }, { paid: true }),
        put('lines', { id: 1 }, { total: 5 }),
        remove('lines', { id: 9 }),
      ),
    ).toEqual([
      {
        does: 'insert',
        table: 'orders',
        rows: [
          { id: 1, total: 10 },
          { id: 2, total: 20 },
        ],
      },
      { does: 'update', table: 'orders', rows: [{ id: 3, paid: true }] },
      { does: 'insert', table: 'lines', rows: [{ id: 1, total: 5 }] },
      { does: 'delete', table: 'lines', rows: [{ id: 9 }] },
    ]);
  });
  it('are none when nothing changes', () => expect(statements()).toEqual([]));
  it('keep rows with other columns apart, so that no column is overwritten with nothing', () =>
    expect(
      statements(set('orders', { id: 1 }, { paid: true }), set('orders', { id: 2 }, { closed: true })),
    ).toHaveLength(2));
  it('meet whatever the order of their columns', () =>
    expect(statements(put('orders', { id: 1 }, { a: 1, b: 2 }), put('orders', { id: 2 }, { b: 4, a: 3 }))).toEqual([
      {
        does: 'insert',
        table: 'orders',
        rows: [
          { id: 1, a: 1, b: 2 },
          { id: 2, b: 4, a: 3 },
        ],
      },
    ]));
});

describe('several changes of one row', () => {
  const row = { id: 1 };

  it.each<[string, RowChange[], { does: string; rows: unknown }]>([
    [
      'a row and then a part of it are the whole row',
      [put('orders', row, { total: 10, paid: false }), set('orders', row, { paid: true })],
      { does: 'insert', rows: [{ id: 1, total: 10, paid: true }] },
    ],
    [
      'two parts are one part, the later word standing',
      [set('orders', row, { paid: false }), set('orders', row, { paid: true, at: 7 })],
      { does: 'update', rows: [{ id: 1, paid: true, at: 7 }] },
    ],
    [
      'a part and then the row are the whole row',
      [set('orders', row, { paid: true }), put('orders', row, { total: 10, paid: false })],
      { does: 'insert', rows: [{ id: 1, total: 10, paid: false }] },
    ],
    [
      'a row that goes is gone',
      [put('orders', row, { total: 10 }), remove('orders', row)],
      { does: 'delete', rows: [{ id: 1 }] },
    ],
    [
      'a row that goes and comes is there',
      [remove('orders', row), put('orders', row, { total: 10 })],
      { does: 'insert', rows: [{ id: 1, total: 10 }] },
    ],
    [
      'a part of a row that went is nothing',
      [remove('orders', row), set('orders', row, { paid: true })],
      { does: 'delete', rows: [{ id: 1 }] },
    ],
  ])('%s', (_, changes, { does, rows }) => expect(statements(...changes)).toEqual([{ does, table: 'orders', rows }]));

  it('belong together by table and key, not by key alone', () =>
    expect(statements(put('orders', row, { a: 1 }), put('lines', row, { a: 2 }))).toHaveLength(2));
});

describe('a statement', () => {
  const text = (change: RowChange): string => rowStatements('shop', [change])[0]?.text ?? '';

  it('finds a row by every column of its key', () => {
    expect(text(set('lines', { order: 1, game: 2 }, { price: 3 }))).toContain(
      'where t."order" = c."order" and t."game" = c."game"',
    );
    expect(text(remove('lines', { order: 1, game: 2 }))).toContain(
      'where t."order" = c."order" and t."game" = c."game"',
    );
    expect(text(put('lines', { order: 1, game: 2 }, { price: 3 }))).toContain(
      'on conflict ("order", "game") do update set "price" = excluded."price"',
    );
  });
  it('leaves a row that is nothing but its key as it is', () =>
    expect(text(put('wishes', { player: 1, game: 2 }, {}))).toContain('on conflict ("player", "game") do nothing'));
  it('carries values only as its one parameter', () => {
    const [statement] = rowStatements('shop', [put('orders', { id: "'; drop table orders; --" }, { note: '"' })]);
    expect(statement?.text).not.toContain('drop table');
    expect(statement?.text.split('$?')).toHaveLength(2);
  });
});

describe('a change of all rows with a part of their key', () => {
  const placed = (id: number): RowChange => put('lines', { order: id, game: 7 }, { price: 10 });
  const paid = (id: number): RowChange => set('lines', { order: id }, { paid: true });

  it('reaches the rows that come with the same changes', () =>
    expect(statements(placed(1), paid(1))).toContainEqual({
      does: 'insert',
      table: 'lines',
      rows: [{ order: 1, game: 7, price: 10, paid: true }],
    }));
  it('takes away the rows that come with the same changes before it, and leaves those after it', () =>
    expect(statements(placed(1), placed(2), remove('lines', { order: 1 }), placed(3))).toEqual([
      { does: 'delete', table: 'lines', rows: [{ order: 1 }] },
      { does: 'insert', table: 'lines', rows: [2, 3].map((order) => ({ order, game: 7, price: 10 })) },
    ]));
  it('takes away a row that came, and lets it come again', () =>
    expect(statements(placed(1), remove('lines', { order: 1 }), placed(1))).toEqual([
      { does: 'delete', table: 'lines', rows: [{ order: 1 }] },
      { does: 'insert', table: 'lines', rows: [{ order: 1, game: 7, price: 10 }] },
    ]));
  it('goes before rows that come later, wherever it stands among changes of others', () =>
    expect(statements(paid(1), placed(2), paid(2)).map(({ does }) => does)).toEqual(['update', 'insert']));
  it('leaves rows alone that come after it', () =>
    expect(statements(paid(1), placed(1))[1]).toMatchObject({ rows: [{ order: 1, game: 7, price: 10 }] }));
});
