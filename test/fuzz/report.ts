import type { Fault } from './check.js';
import type { FuzzReport } from './fuzz.js';

const AT_MOST = 25;

/** What a run found, for people. */
export function reply(report: FuzzReport, seed: number): string {
  const slowest = [...report.durations]
    .map(([route, times]) => ({
      route,
      most: Math.max(...times),
      half: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0,
    }))
    .sort((one, other) => other.most - one.most)
    .slice(0, 8);
  const statuses = [...report.perStatus].sort(([one], [other]) => one - other);
  const serverErrors = report.faults.filter(({ what }) => what === 'server error').length;
  return [
    `seed ${seed}: ${report.sent} requests over ${report.routes} routes`,
    `per status: ${statuses.map(([status, count]) => `${status === 0 ? 'hung up' : status} ${count}`).join(', ')}`,
    `refused or only reading: ${report.refused.all}, of which ${report.refused.harmless} were shown to change nothing`,
    'slowest routes (longest and median answer):',
    ...slowest.map(
      ({ route, most, half }) =>
        `  ${route.padEnd(50)} ${String(Math.round(most)).padStart(6)} ms ${String(Math.round(half)).padStart(6)} ms`,
    ),
    ...report.faults.slice(0, AT_MOST).map((fault) => reportFault(fault, seed)),
    ...(report.faults.length > AT_MOST ? [`and ${report.faults.length - AT_MOST} more`] : []),
    ...report.troubles.map((trouble) => `FAULT ${trouble}`),
    `server errors: ${serverErrors}, other faults: ${report.faults.length - serverErrors + report.troubles.length}`,
  ].join('\n');
}

/** One fault with the request that shows it again. */
export function reportFault({ what, shot, detail }: Fault, seed: number): string {
  const body =
    shot.body === null ? '' : `\n    body ${Buffer.byteLength(shot.body)} bytes: ${String(shot.body).slice(0, 300)}`;
  return `FAULT ${what}: ${shot.operation}, again by --seed ${seed} --only ${shot.number}\n    as ${shot.who}: ${shot.method} ${shot.path.slice(0, 300)} ${JSON.stringify(shot.headers).slice(0, 400)}${body}\n    answer ${detail}`;
}
