/** Round, whole steps from zero to at least the highest value: 1, 2, 2½ or 5 times a power of ten. */
export function roundSteps(highest: number, atMost = 4): number[] {
  if (highest <= 0) return [0];
  const raw = highest / atMost;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(raw)));
  const step =
    [1, 2, 2.5, 5].map((times) => times * power).find((candidate) => candidate >= raw && Number.isInteger(candidate)) ??
    10 * power;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
