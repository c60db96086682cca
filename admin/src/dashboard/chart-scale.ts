/** Round steps from zero to at least the highest value: 1, 2 or 5 times a power of ten. */
export function roundSteps(highest: number, atMost = 4): number[] {
  if (highest <= 0) return [0];
  const raw = highest / atMost;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((candidate) => candidate >= raw) ?? 10 * power);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
