const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago', month: '2-digit', day: '2-digit' });
const HOUR = 3_600_000;

/** The wall clock moved by a settable offset; every date and every limit of the simulator follows it. */
export class Clock {
  private offset = 0;

  get offsetMs(): number {
    return this.offset;
  }

  now(): number {
    return Date.now() + this.offset;
  }

  shiftTo(offsetMs: number): void {
    this.offset = offsetMs;
  }
}

// Chile's offset is a whole number of hours, so the answer holds for the hour; formatting each time is slow.
let formatted = { hour: NaN, text: '' };

/** Month and day in Chile (`MMDD`), which is how the bank dates its books. */
export function accountingDate(at: number): string {
  const hour = Math.floor(at / HOUR);
  if (formatted.hour !== hour) formatted = { hour, text: day.format(at).replaceAll('-', '') };
  return formatted.text;
}

/** An instant as the bank writes it: UTC with milliseconds. */
export function isoInstant(at: number): string {
  return new Date(at).toISOString();
}
