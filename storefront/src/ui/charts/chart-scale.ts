/** Round, whole steps that reach from the lowest value (at most zero) to the highest: 1, 2, 2½ or 5 times a power of ten apart. */
export function roundSteps(lowest: number, highest: number, atMost = 4): number[] {
  const span = Math.max(0, highest) - Math.min(0, lowest);
  if (span <= 0) return [0, 1];
  const step = roundStep(span / atMost);
  const from = Math.floor(Math.min(0, lowest) / step);
  const to = Math.ceil(Math.max(0, highest) / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

function roundStep(raw: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(raw)));
  const steps = [1, 2, 2.5, 5, 10].map((times) => times * power);
  return steps.find((step) => step >= raw && Number.isInteger(step)) ?? 10 * power;
}
