import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ConnectionPool, singleConnection } from './connections.js';

const LOST = new Error('Connection terminated unexpectedly');

describe('a connection to PostgreSQL', () => {
  it('may be lost while it is in use', () => {
    const pool = new ConnectionPool({});
    const client = new pg.Client();
    pool.emit('connect', client);

    expect(() => client.emit('error', LOST)).not.toThrow();
    expect(() => pool.emit('error', LOST, client)).not.toThrow();
    expect(() => singleConnection({}).emit('error', LOST)).not.toThrow();
  });

  it('is opened nowhere else, so that each may be lost', () => {
    const sources = readdirSync('api', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
    );
    const opening = sources.filter((file) =>
      /new (pg\.)?(Pool|Client)\(|driver: pg\b/.test(readFileSync(join('api', file), 'utf8')),
    );

    expect(opening).toEqual(['platform/database/connections.ts', 'platform/files/s3-files.ts']);
  });
});
