import { patient } from '../support/patience.js';
import { cpuSecondsOf } from '../support/process.js';
import type { Shop } from '../support/shop.js';
import { getOf, say, type Heard } from '../support/wire.js';
import { WireRequests, type WireShot } from './wire-requests.js';

export interface WireReport {
  sent: number;
  perStatus: Map<number, number>;
  /** Milliseconds of the server's own work per request, of the dearest batch. */
  cpuMs: number;
  slowestMs: number;
  faults: string[];
}

const BATCH = 100;
const AT_ONCE = 8;
const SLOWEST_MS = patient(5_000);
/** A page takes twenty to thirty; nothing refused may take more. */
const DEAREST_MS = patient(80);
const ALIVE = getOf('/v1/health', 'host: localhost');

/** Says many odd requests to a shop as bytes: it goes on, answers each or hangs up, and none costs it much. */
export async function fuzzWire(
  shop: Shop,
  options: { seed: number; requests: number; only?: number; onBatch?: (report: WireReport) => void },
): Promise<WireReport> {
  const drawn = new WireRequests(options.seed);
  const report: WireReport = { sent: 0, perStatus: new Map(), cpuMs: 0, slowestMs: 0, faults: [] };
  const numbers =
    options.only === undefined ? Array.from({ length: options.requests }, (_, number) => number) : [options.only];
  for (let from = 0; from < numbers.length && !shop.api.isOver(); from += BATCH) {
    await sendBatch(
      shop,
      numbers.slice(from, from + BATCH).map((number) => drawn.draw(number)),
      report,
    );
    options.onBatch?.(report);
  }
  return report;
}

async function sendBatch(shop: Shop, shots: readonly WireShot[], report: WireReport): Promise<void> {
  const before = cpuSecondsOf(shop.api.child);
  const waiting = [...shots];
  const worker = async (): Promise<void> => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift())
      note(report, shot, await say(shop.port, shot.bytes, { hangsUp: isOpen(shot) }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const cpuMs = ((cpuSecondsOf(shop.api.child) - before) * 1_000) / shots.length;
  const alive = await say(shop.port, ALIVE);
  const batch = `the batch of ${shots[0]?.number} to ${shots.at(-1)?.number}`;
  report.cpuMs = Math.max(report.cpuMs, cpuMs);
  if (alive.status !== 200 || alive.ms > SLOWEST_MS)
    report.faults.push(
      `after ${batch} health answered ${alive.status} in ${Math.round(alive.ms)} ms${shop.api.isOver() ? `, because the server ended: ${shop.api.output().slice(-2_000)}` : ''}`,
    );
  if (cpuMs > DEAREST_MS) report.faults.push(`${batch} took ${Math.round(cpuMs)} ms of work per request`);
}

/** What never says that it is over, or asks for another protocol, is ended by us: the server would rightly wait. */
const isOpen = ({ bytes }: WireShot): boolean =>
  /content-length|transfer-encoding|expect|upgrade|CONNECT|PRI/i.test(bytes.toString('latin1')) ||
  !bytes.includes('\r\n\r\n') ||
  !bytes.includes('connection: close\r\n');

function note(report: WireReport, shot: WireShot, { status, ms, text }: Heard): void {
  report.sent += 1;
  report.perStatus.set(status, (report.perStatus.get(status) ?? 0) + 1);
  report.slowestMs = Math.max(report.slowestMs, ms);
  const said = JSON.stringify(shot.bytes.toString('latin1').slice(0, 300));
  if (status === -1) report.faults.push(`no answer to ${shot.number}: ${said}`);
  if (status >= 500 && status !== 501)
    report.faults.push(`server error at ${shot.number}: ${said}\n    ${text.slice(0, 400)}`);
  if (status !== -1 && ms > SLOWEST_MS) report.faults.push(`${Math.round(ms)} ms for ${shot.number}: ${said}`);
}
