import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePorts } from '../../api/dev/ports.mjs';
import { whatToInstall } from '../../api/dev/tests/real-stores.mjs';
import { patient } from './patience.js';
import { eventually } from './process.js';

/** What its memory may hold at most; it takes only what is put into it. */
const ROOM_BYTES = 6 * 2 ** 30;
const COMMAND_MS = 60_000;
const STOP_MS = 10_000;
const OUTPUT_KEPT = 4_000;
const USER = { key: 'shop', secret: 'a secret of the gateway' };

const living = new Set<ChildProcess>();
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

/**
 * A real object store of a test's own: the S3 gateway of Ceph, with one monitor and one object server that keeps everything in
 * memory. It takes the Debian packages `radosgw ceph-mon ceph-osd ceph-common`, and is ready after some seconds.
 */
export class ObjectGateway {
  readonly bucket = 'shop';
  readonly region = 'us-east-1';
  readonly key = USER.key;
  readonly secret = USER.secret;
  private readonly programs: { child: ChildProcess; output: () => string }[] = [];

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Ends what it started when it cannot be opened. */
  static async open(): Promise<ObjectGateway> {
    if (whatToInstall()) throw new Error(whatToInstall());
    const [monitorPort = 0, port = 0] = await freePorts(2);
    const gateway = new ObjectGateway(await mkdtemp(join(tmpdir(), 'gateway-')), port);
    try {
      await gateway.start(monitorPort);
      return gateway;
    } catch (error) {
      const words = gateway.programs.map(({ child, output }) => `${child.spawnfile}: ${output().trim()}`);
      await gateway.close();
      throw new Error(`the object gateway did not start\n${words.join('\n')}`, { cause: error });
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What a shop's environment says to keep its files here. */
  get environment(): Record<string, string> {
    return {
      FILES_S3_ENDPOINT: this.url,
      FILES_S3_REGION: this.region,
      FILES_S3_BUCKET: this.bucket,
      FILES_S3_KEY: this.key,
      FILES_S3_SECRET: this.secret,
    };
  }

  /** A client of its owner, to look into the bucket past the shop; whoever takes it destroys it. */
  client(): S3Client {
    return new S3Client({
      endpoint: this.url,
      region: this.region,
      forcePathStyle: true,
      credentials: { accessKeyId: this.key, secretAccessKey: this.secret },
    });
  }

  /** Ends its programs, the one that uses the others first, and removes its folder. */
  async close(): Promise<void> {
    for (const { child } of this.programs.toReversed()) await ended(child);
    await rm(this.folder, { recursive: true, force: true });
  }

  private async start(monitorPort: number): Promise<void> {
    const [cluster, disk] = [randomUUID(), randomUUID()];
    await writeFile(join(this.folder, 'ceph.conf'), configuration({ ...this.places(monitorPort), cluster }));
    await writeFile(join(this.folder, 'keyring'), '');
    for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(this.folder, name));
    const monitors = join(this.folder, 'monitors');
    await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, monitors);
    await this.run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', monitors, '--keyring', join(this.folder, 'keyring'));
    this.spawn('ceph-mon', '-i', 'a');
    await this.run('ceph', 'osd', 'new', disk);
    await this.run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    this.spawn('ceph-osd', '-i', '0');
    const { key, secret } = this;
    const names = ['--uid', 'shop', '--display-name', 'shop', '--access-key', key, '--secret-key', secret];
    await this.run('radosgw-admin', 'user', 'create', ...names);
    this.spawn('radosgw', '-n', 'client.rgw');
    await this.isReady();
  }

  private places(monitorPort: number): { folder: string; monitorPort: number; port: number } {
    return { folder: this.folder, port: this.port, monitorPort };
  }

  private async isReady(): Promise<void> {
    const answers = (): Promise<boolean> =>
      fetch(this.url).then(
        ({ ok }) => ok,
        () => this.endedEarly(),
      );
    await eventually(answers, Boolean, COMMAND_MS, 'an answer of the object gateway');
    const client = this.client();
    await client.send(new CreateBucketCommand({ Bucket: this.bucket })).finally(() => client.destroy());
  }

  private endedEarly(): false {
    const over = this.programs.find(({ child }) => child.exitCode !== null || child.signalCode !== null);
    if (over) throw new Error(`${over.child.spawnfile} ended with ${over.child.exitCode ?? over.child.signalCode}`);
    return false;
  }

  /** A program that ends by itself. */
  private run(program: string, ...args: string[]): Promise<void> {
    return run(program, '-c', join(this.folder, 'ceph.conf'), ...args);
  }

  /** A program that stays. */
  private spawn(program: string, ...args: string[]): void {
    const child = spawn(program, ['-c', join(this.folder, 'ceph.conf'), '-d', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const keep = (chunk: Buffer): void => {
      text = (text + chunk.toString()).slice(-OUTPUT_KEPT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => keep(Buffer.from(String(error))));
    living.add(child);
    child.once('close', () => living.delete(child));
    this.programs.push({ child, output: () => text });
  }
}

async function run(program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { timeout: patient(COMMAND_MS), killSignal: 'SIGKILL' });
}

async function ended(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patient(STOP_MS));
  await closed;
  clearTimeout(timer);
}

/** One of everything, without passwords between the programs, heard on this machine alone and quick to agree. */
function configuration(of: { folder: string; cluster: string; monitorPort: number; port: number }): string {
  return `
[global]
fsid = ${of.cluster}
mon host = [v2:127.0.0.1:${of.monitorPort}]
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
ms mon cluster mode = crc
ms mon service mode = crc
keyring = ${of.folder}/keyring
run dir = ${of.folder}
admin socket =
pid file =
[mon]
mon data = ${of.folder}/mon
mon allow pool size one = true
mon data avail crit = 0
paxos propose interval = 0.05
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
[osd]
debug osd = 0
osd data = ${of.folder}/osd
osd objectstore = memstore
memstore device bytes = ${ROOM_BYTES}
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${of.port}
rgw data = ${of.folder}/rgw
`;
}
