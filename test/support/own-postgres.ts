import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

let started = 0;

/** A PostgreSQL server of a test's own, which may be killed and started again. */
export class OwnPostgres {
  private constructor(
    private readonly keeper: ChildProcess,
    readonly url: string,
    private readonly folder: string,
    readonly hasSmallDisk: boolean,
  ) {}

  /** @param diskMb gives it a disk of this size, where the system lets a test have one: see `hasSmallDisk`. */
  static async start({ diskMb }: { diskMb?: number } = {}): Promise<OwnPostgres> {
    const folder = join(process.cwd(), '.data/test', `own-${process.pid}-${++started}`);
    mkdirSync(folder, { recursive: true });
    const onDisk = diskMb === undefined ? null : onDiskOf(diskMb, folder);
    const [command = '', ...args] = [
      ...(onDisk ?? []),
      process.execPath,
      'test/support/keep-postgres.mjs',
      join(folder, 'cluster'),
    ];
    const keeper = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const { url } = await answerOf<{ url: string }>(keeper);
    return new OwnPostgres(keeper, url, folder, onDisk !== null);
  }

  /** Ends it without a word: what it held in memory is gone. */
  async isKilled(): Promise<void> {
    await this.does('cut');
  }

  async startsAgain(): Promise<void> {
    await this.does('start');
  }

  /** Puts a new and empty server, which has counted few transactions, in its place at the same address. */
  async isReplaced(): Promise<void> {
    await this.does('renew');
  }

  /** Leaves no byte free on its small disk. */
  async diskFills(): Promise<void> {
    if (!this.hasSmallDisk) throw new Error('this server shares the disk of the machine, which no test fills');
    await this.does('fill');
  }

  /** Makes room on its disk, and starts the server again if it ended for want of it. */
  async diskIsFreed(): Promise<void> {
    await this.does('free');
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.keeper.once('exit', resolve));
    this.keeper.disconnect();
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async does(request: 'cut' | 'start' | 'renew' | 'fill' | 'free'): Promise<void> {
    const answer = answerOf<{ failed?: string }>(this.keeper);
    this.keeper.send(request);
    const { failed } = await answer;
    if (failed) throw new Error(`the server of the test's own did not ${request}: ${failed}`);
  }
}

/**
 * The words before a command that let it run where a folder is a disk in memory of its own, which no other process sees and which
 * ends with the last of its processes. Root mounts it, others within a user namespace. @returns null where the system allows neither.
 */
function onDiskOf(megabytes: number, folder: string): string[] | null {
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()];
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=0755 tmpfs "$0"`;
  // PostgreSQL refuses to run as root, and so does a user who is root inside: a second namespace gives the own name back.
  const words =
    uid === 0
      ? ['unshare', '--mount', '--', 'sh', '-c', `${mount} && exec "$@"`, folder]
      : [
          'unshare',
          '--user',
          '--map-root-user',
          '--mount',
          '--',
          'sh',
          '-c',
          `${mount} && exec unshare --user --map-user=${uid} --map-group=${gid} -- "$@"`,
          folder,
        ];
  const [command = '', ...args] = [...words, 'true'];
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0 ? words : null;
}

/** Ends every connection to a database, whatever it is doing. @returns how many there were. */
export async function connectionsEnd(databaseUrl: string): Promise<number> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client(url.href);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

function answerOf<Answer>(keeper: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server of the test's own ended with ${code}`));
    keeper.once('exit', ended);
    keeper.once('message', (answer) => {
      keeper.removeListener('exit', ended);
      resolve(answer as Answer);
    });
  });
}
