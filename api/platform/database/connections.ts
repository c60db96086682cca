import pg from 'pg';

/** A server that restarts ends connections at any moment; without a listener each of them would end the process. */
function survives(client: { on(event: 'error', listener: () => void): unknown }): void {
  // What runs on the connection is told by the rejection of its own query.
  client.on('error', () => undefined);
}

/** A pool whose connections may be lost while idle or in use. A lost one is never given out again. */
export class ConnectionPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', survives);
    this.on('error', () => undefined);
  }
}

/** One connection of its own, not yet open, that may be lost. */
export function singleConnection(options: pg.ClientConfig): pg.Client {
  const client = new pg.Client(options);
  survives(client);
  return client;
}

/** The driver as TypeORM takes it, with the pool above. By name, TypeORM would load a second copy beside the bundle's, which knows none of our parsers. */
export const driver = { ...pg, Pool: ConnectionPool };
