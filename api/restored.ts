import 'reflect-metadata';
import { readConfig } from './config.js';
import { migrations } from './contexts.js';
import { prepareDatabase } from './platform/database/prepare.js';
import { rebaseLog } from './platform/event-store/restored-log.js';
import { run } from './process.js';

/** Makes a database usable that was restored from another server, such as by pg_restore; run while no server of the shop does. */
async function main(): Promise<void> {
  const config = readConfig();
  await prepareDatabase(config.database, { entities: [], migrations }, config.redisUrl === null, async (owner) => {
    const feeds = await rebaseLog(owner);
    if (!feeds) return print('nothing was restored: every transaction of the log was counted by this server');
    print('the log goes on from here');
    for (const { feed, ahead } of feeds) print(`  ${feed.padEnd(20)} ${ahead} events to handle`);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

run(main);
