import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contexts } from './contexts.js';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('.spec.ts'))
  .map((name) => ({ name, text: readFileSync(join(__dirname, name), 'utf8') }));
const rooms = ['platform', 'backoffice', 'contexts/', 'processes/'];
const roomOf = (name: string): string | undefined => {
  const room = rooms.find((start) => name.startsWith(start));
  return room?.endsWith('/') ? name.split('/').slice(0, 2).join('/') : room;
};

/** Each schema with the room that makes it: by a migration, or by a projection of the same name. */
const owners = new Map(
  sources.flatMap(({ name, text }) => {
    const made = [...text.matchAll(/create schema (?:if not exists )?(\w+)/g)];
    const projected = name.endsWith('.projection.ts') ? [...text.matchAll(/^ {2}name: '(\w+)',$/gm)] : [];
    return [...made, ...projected].map(([, schema = '']) => [schema, roomOf(name)] as const);
  }),
);
const published = new Set(contexts.flatMap(({ publishes = [] }) => publishes));

/** A person is one row: a new address or birth year must meet sign-in in one transaction. */
const SHARED_ROWS = ['access.persons'];
const READS = /\b(?:from|join)\s+([a-z_]+)\.([a-z_]+)/g;
const WRITES = /\b(?:insert into|update|delete from)\s+([a-z_]+)\.([a-z_]+)/g;
const uses = (pattern: RegExp) =>
  sources.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, schema = '']) => owners.has(schema) && owners.get(schema) !== roomOf(name))
      .map(([, schema = '', table = '']) => ({ name, schema, relation: `${schema}.${table}` })),
  );

describe('the SQL of a context', () => {
  it('is found, and so are the schemas', () => {
    expect([...owners]).toEqual(
      expect.arrayContaining([
        ['es', 'platform'],
        ['ordering', 'contexts/ordering'],
        ['catalog', 'contexts/catalog'],
      ]),
    );
    expect(uses(READS).map(({ name }) => dirname(name))).toContain('backoffice/orders');
  });

  it('reads its own schemas, the platform, and what another context publishes', () => {
    const foreign = uses(READS).filter(
      ({ name, schema, relation }) =>
        name.startsWith('contexts/') && owners.get(schema) !== 'platform' && !published.has(relation),
    );
    expect(foreign.map(({ name, relation }) => `${name} reads ${relation}`)).toEqual([]);
  });

  it('writes its own schemas alone, and the timers and effects of the platform', () => {
    const foreign = uses(WRITES).filter(
      ({ schema, relation }) => owners.get(schema) !== 'platform' && !SHARED_ROWS.includes(relation),
    );
    expect(foreign.map(({ name, relation }) => `${name} writes ${relation}`)).toEqual([]);
  });

  it('finds in use what is published', () => {
    const read = new Set(uses(READS).map(({ relation }) => relation));
    expect([...published].filter((relation) => !read.has(relation))).toEqual([]);
  });
});
