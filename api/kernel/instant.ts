/** A moment, written as ISO 8601 in UTC with milliseconds: `2026-11-21T15:04:05.000Z`. */
export type Instant = string;

export const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => n * 60_000;
export const hours = (n: number): number => n * 3_600_000;
export const days = (n: number): number => n * 86_400_000;

export function instant(at: number | Date): Instant {
  return new Date(at).toISOString();
}

export function later(at: Instant, milliseconds: number): Instant {
  return instant(Date.parse(at) + milliseconds);
}

export function millisecondsBetween(from: Instant, to: Instant): number {
  return Date.parse(to) - Date.parse(from);
}
