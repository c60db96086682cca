import { Contract } from '../support/contract.js';
import { closeConnections, type RawReply } from '../support/raw.js';
import type { Shop } from '../support/shop.js';
import { Checks, type Fault } from './check.js';
import { changedTables, Tables, type Digest } from './digest.js';
import { People, workedOff } from './people.js';
import { Requests } from './requests.js';
import { send } from './send.js';
import type { Shot } from './shot.js';

export interface FuzzOptions {
  seed: number;
  requests: number;
  /** Only the request of this number. */
  only?: number;
  onBatch?: (sent: number, faults: number) => void;
}

export interface FuzzReport {
  sent: number;
  routes: number;
  perStatus: Map<number, number>;
  /** Of each route's answers, in milliseconds. */
  durations: Map<string, number[]>;
  /** Refused requests of which it was shown that they changed nothing, of how many. */
  refused: { harmless: number; all: number };
  faults: Fault[];
  /** What is wrong without one request to blame. */
  troubles: string[];
}

interface Shown {
  shot: Shot;
  reply: RawReply;
}

const BATCH = 100;
const AT_ONCE = 8;
const TRIES_ALONE = 3;

/** Also what only reads may change nothing, however it ends. */
const isRefused = ({ reply, shot }: Shown): boolean =>
  reply.status >= 400 || reply.status === 0 || shot.method === 'GET';

/** What a shop must be told so that its throttles do not end the run early. */
export const FUZZ_SHOP = { apart: true, env: { TRUST_PROXY: '1' } };

/** Sends many bad requests to a shop and looks at what comes back and what changed. */
export async function fuzz(shop: Shop, options: FuzzOptions): Promise<FuzzReport> {
  const people = await People.of(shop);
  // Nothing may move behind the requests: what they leave to be done is done at the end.
  await shop.worker?.stop();
  const run = new Run(shop, people, await Tables.of(shop.sql), await Contract.of(shop), options);
  await run.all();
  closeConnections();
  run.report.troubles.push(...(await workedOff(shop, 120_000)));
  return run.report;
}

class Run {
  readonly report: FuzzReport;
  private readonly requests: Requests;
  private readonly checks: Checks;

  constructor(
    private readonly shop: Shop,
    private readonly people: People,
    private readonly tables: Tables,
    contract: Contract,
    private readonly options: FuzzOptions,
  ) {
    this.requests = new Requests(contract, options.seed);
    this.checks = new Checks(people.bystander.email);
    this.report = {
      sent: 0,
      routes: contract.operations.length,
      perStatus: new Map(),
      durations: new Map(),
      refused: { harmless: 0, all: 0 },
      faults: [],
      troubles: [],
    };
  }

  async all(): Promise<void> {
    const { only, requests, onBatch } = this.options;
    const numbers = only === undefined ? Array.from({ length: requests }, (_, number) => number) : [only];
    for (let from = 0; from < numbers.length; from += BATCH) {
      await this.batch(numbers.slice(from, from + BATCH).map((number) => this.requests.draw(number)));
      onBatch?.(this.report.sent, this.report.faults.length);
    }
    this.report.troubles.push(
      ...this.checks.untranslated().map((code) => `the sentence of ${code} is the same in both languages`),
    );
  }

  private async batch(shots: Shot[]): Promise<void> {
    await this.refresh();
    const bystander = await this.digestOfBystander();
    const before = await this.tables.digest();
    const shown = await this.sendAll(shots);
    for (const { shot, reply } of shown) this.note(shot, reply);
    await this.mustBeHarmless(shown, before);
    const touched = changedTables(bystander, await this.digestOfBystander());
    if (touched.length > 0)
      await this.findCulprits(
        shown.filter((one) => !isRefused(one)),
        () => this.digestOfBystander(),
        `changed somebody else's ${touched.join(', ')}`,
      );
  }

  private digestOfBystander(): Promise<Digest> {
    return this.tables.digestOf(this.people.bystander.ids);
  }

  /** Counters that are full would turn every later request away unread. */
  private async refresh(): Promise<void> {
    await this.people.renew();
    await this.shop.sql.query('delete from access.budgets');
  }

  /** Refused requests change nothing. Where others succeeded beside them, they are sent again by themselves. */
  private async mustBeHarmless(shown: Shown[], before: Digest): Promise<void> {
    let refused = shown.filter(isRefused);
    let changed = changedTables(before, await this.tables.digest());
    let alone = refused.length === shown.length;
    this.report.refused.all += refused.length;
    for (let tries = 0; changed.length > 0 && !alone && tries < TRIES_ALONE; tries++) {
      await this.refresh();
      const again = await this.tables.digest();
      const repeated = await this.sendAll(refused.map(({ shot }) => shot));
      changed = changedTables(again, await this.tables.digest());
      alone = repeated.every(isRefused);
      refused = repeated.filter(isRefused);
    }
    if (changed.length === 0) this.report.refused.harmless += refused.length;
    else if (alone)
      await this.findCulprits(refused, () => this.tables.digest(), `refused, and yet changed ${changed.join(', ')}`);
  }

  /** Sends suspects once more, one by one, to see which of them it was. */
  private async findCulprits(suspects: Shown[], look: () => Promise<Digest>, what: string): Promise<void> {
    const culprits: Shown[] = [];
    for (const suspect of suspects) {
      const before = await look();
      await this.sendAll([suspect.shot]);
      if (changedTables(before, await look()).length > 0) culprits.push(suspect);
    }
    if (culprits.length > 0) this.blame(culprits, what);
    else this.report.troubles.push(`${what}: one of the requests ${suspects.map(({ shot }) => shot.number).join(' ')}`);
  }

  private blame(shown: Shown[], what: string): void {
    this.report.faults.push(
      ...shown.map(({ shot, reply }) => ({ what, shot, detail: `${reply.status} ${reply.text.slice(0, 300)}` })),
    );
  }

  private note(shot: Shot, reply: RawReply): void {
    const { report } = this;
    report.sent += 1;
    report.perStatus.set(reply.status, (report.perStatus.get(reply.status) ?? 0) + 1);
    report.durations.set(shot.operation, [...(report.durations.get(shot.operation) ?? []), reply.ms]);
    report.faults.push(...this.checks.faultsOf(shot, reply));
  }

  private async sendAll(shots: Shot[]): Promise<Shown[]> {
    const shown: Shown[] = [];
    const waiting = [...shots];
    const worker = async (): Promise<void> => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        shown.push({
          shot,
          reply: await send(this.shop.url, shot, this.people.factsFor(shot.who), this.people.tokenOf(shot.who)),
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return shown;
  }
}
