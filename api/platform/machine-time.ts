/** Milliseconds since the machine started: every process counts the same ones, and no clock that is set moves them. */
export function machineMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
