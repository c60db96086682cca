export const LONGEST_BIO = 500;
const EARLIEST_YEAR = 1900;

/** Line breaks are welcome; what else cannot be seen, or turns the direction of writing, is not. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;

/** What can be changed by itself; an address takes a way of its own. */
export interface Profile {
  username: string;
  /** YYYY-MM-DD */
  birthday: string | null;
  bio: string | null;
}

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What would really change; what is not asked for, or is already so, is not in it. */
export function changesOf(now: Profile, request: Partial<Profile>): FieldChange[] {
  return (['username', 'birthday', 'bio'] as const).flatMap((field) => {
    const after = request[field];
    return after === undefined || after === now[field] ? [] : [{ field, before: now[field], after }];
  });
}

/** Whether a text of several lines holds nothing that hides or deceives. */
export function isPlainText(text: string): boolean {
  return !UNSEEN.test(text.replaceAll('\n', ''));
}

type BirthdayFault = 'birthday-not-real' | 'birthday-other-year' | 'birthday-too-young';

/**
 * Why a person may not have this birthday. The year told at sign-up decided what a child may do: a birthday must not undo it.
 * @param birthYear told at sign-up; null when none was.
 * @param isMinor by that year.
 * @param today YYYY-MM-DD.
 * @param from the age from which people decide alone.
 */
export function birthdayFault(
  birthday: string,
  { birthYear, isMinor }: { birthYear: number | null; isMinor: boolean },
  today: string,
  from: number,
): BirthdayFault | null {
  if (!isDate(birthday) || birthday >= today || Number(birthday.slice(0, 4)) < EARLIEST_YEAR)
    return 'birthday-not-real';
  if (isMinor) return Number(birthday.slice(0, 4)) === birthYear ? null : 'birthday-other-year';
  return ageOn(birthday, today) < from ? 'birthday-too-young' : null;
}

function isDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** An address as its owner recognizes it and no other person learns it: `c•••@example.test`. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
