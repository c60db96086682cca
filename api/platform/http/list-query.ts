import type { FastifyReply } from 'fastify';
import { isUuid } from '../../kernel/ids.js';
import { Problem } from './problem.js';

/** Turns a filter's JSON value into what a query takes; undefined when it is not of its kind. */
type Reader<Value> = (value: unknown) => Value | undefined;
type Readers = Record<string, Reader<unknown>>;

type Filter<Of extends Readers> = { [Name in keyof Of]?: Exclude<ReturnType<Of[Name]>, undefined> };

/** What a list may be asked. */
interface ListRules<Filters extends Readers, Sort extends string> {
  filters: Filters;
  sorts: readonly [Sort, ...Sort[]];
}

/** One page of a list, as it was asked for. */
export interface ListQuery<Filters extends Readers, Sort extends string> {
  filter: Filter<Filters>;
  sort: Sort;
  descending: boolean;
  offset: number;
  limit: number;
}

/** The query of a list before it is read: three JSON texts. */
export type RawListQuery = Partial<Record<'filter' | 'range' | 'sort', unknown>>;

const PAGE = 25;
const MOST = 1_000;
const DAY_OR_INSTANT = /^(?!0000)\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d))?$/;

/** Words to look for. They are composed only here, since JSON may write a letter and its accent by their numbers. */
export const text: Reader<string> = (value) => {
  const words = typeof value === 'string' ? value.normalize('NFC') : null;
  return words !== null && words.length <= 200 && !words.includes('\0') ? words.trim() : undefined;
};
export const whole: Reader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) < 2 ** 31 ? value : undefined;
/** One name such as that of a type of fact. */
export const word: Reader<string> = (value) =>
  typeof value === 'string' && /^[A-Za-z]{1,60}$/.test(value) ? value : undefined;
export const yesNo: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const id: Reader<string> = (value) => (isUuid(value) ? value : undefined);
export const ids: Reader<string[]> = (value) =>
  Array.isArray(value) && value.length <= MOST && value.every(isUuid) ? value : undefined;
/** A civil day (`2026-11-21`) or an instant with its zone. */
export const moment: Reader<string> = (value) =>
  typeof value === 'string' && DAY_OR_INSTANT.test(value) && !Number.isNaN(Date.parse(value)) && isInCalendar(value)
    ? value
    : undefined;

/** A civil day that belongs to no time zone. */
export const day: Reader<string> = (value) => (moment(value)?.length === 10 ? (value as string) : undefined);

/** JavaScript reads 30 February as 2 March; PostgreSQL does not. */
function isInCalendar(when: string): boolean {
  const day = when.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** One of some words, or several of them. */
export const wordsOf =
  <Word extends string>(...words: Word[]): Reader<Word[]> =>
  (value) => {
    const request = [value].flat();
    return request.length > 0 && request.every((word) => words.includes(word as Word))
      ? (request as Word[])
      : undefined;
  };

/**
 * Reads a list's filter, range and sort, JSON each, as react-admin's simple-rest sends them.
 * @throws Problem 422 naming what cannot be read, rather than answering another question than the one asked.
 */
export function readListQuery<Filters extends Readers, Sort extends string>(
  raw: RawListQuery,
  rules: ListRules<Filters, Sort>,
): ListQuery<Filters, Sort> {
  return {
    filter: readFilter(parsed(raw.filter, 'filter'), rules.filters),
    ...readSort(parsed(raw.sort, 'sort'), rules.sorts),
    ...readRange(parsed(raw.range, 'range')),
  };
}

function readFilter<Filters extends Readers>(request: unknown, readers: Filters): Filter<Filters> {
  if (request === undefined) return {};
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw unreadable('filter', 'must be a JSON object');

  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(request)) {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (!read) throw unreadable(`filter.${name}`, `is not a filter here; there are ${Object.keys(readers).join(', ')}`);
    // An emptied field of a form asks for nothing.
    if (value === null || value === '') continue;
    filter[name] = read(value);
    if (filter[name] === undefined) throw unreadable(`filter.${name}`, 'has a value of the wrong kind');
  }
  return filter as Filter<Filters>;
}

function readSort<Sort extends string>(
  request: unknown,
  sorts: readonly [Sort, ...Sort[]],
): { sort: Sort; descending: boolean } {
  if (request === undefined) return { sort: sorts[0], descending: true };
  if (!Array.isArray(request) || request.length !== 2)
    throw unreadable('sort', 'must be a JSON array of a field and ASC or DESC');
  const [field, direction] = request as unknown[];
  const sort = sorts.find((name) => name === field);
  if (!sort) throw unreadable('sort', `must name one of ${sorts.join(', ')}`);
  if (direction !== 'ASC' && direction !== 'DESC') throw unreadable('sort', 'must go ASC or DESC');
  return { sort, descending: direction === 'DESC' };
}

function readRange(request: unknown): { offset: number; limit: number } {
  if (request === undefined) return { offset: 0, limit: PAGE };
  const [first, last] = Array.isArray(request) && request.length === 2 ? (request as unknown[]) : [];
  if (
    typeof first !== 'number' ||
    typeof last !== 'number' ||
    !Number.isSafeInteger(first) ||
    !Number.isSafeInteger(last) ||
    first < 0 ||
    last < first
  ) {
    throw unreadable('range', 'must be a JSON array of the first and the last row, counted from 0');
  }
  if (last - first >= MOST) throw unreadable('range', `must ask for at most ${MOST} rows`);
  return { offset: first, limit: last - first + 1 };
}

function parsed(value: unknown, path: string): unknown {
  if (value === undefined || value === '') return undefined;
  try {
    return JSON.parse(String(value));
  } catch {
    throw unreadable(path, 'must be JSON');
  }
}

function unreadable(path: string, msg: string): Problem {
  return new Problem(422, 'list-query-unreadable', {
    sentence: {
      es: `No entendimos qué lista pides: revisa «${path}».`,
      en: `We could not tell which list you want: check “${path}”.`,
    },
    errors: [{ path, msg }],
  });
}

/** Says which rows these are, of how many: `Content-Range: orders 0-24/319`. @returns the rows */
export function sendRange<Row>(
  reply: FastifyReply,
  name: string,
  { offset }: { offset: number },
  { rows, total }: { rows: Row[]; total: number },
): Row[] {
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  void reply.header('content-range', `${name} ${range}/${total}`);
  return rows;
}

/** Whether a column holds the words at this place of the statement, whatever their case; older rows are in any Unicode form. */
export const holding = (words: string, column: string): string =>
  `position(lower(${words}::text) in lower(normalize(${column}, nfc))) > 0`;

/** Gathers the conditions of a query and the values they stand for. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  /** Keeps a value. @returns its place in the statement. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  and(condition: string): void {
    this.parts.push(`(${condition})`);
  }

  /** From a day's begin in Santiago, or from an instant. */
  from(column: string, when: string): void {
    const place = this.value(when);
    this.and(
      isDay(when)
        ? `${column} >= (${place}::date)::timestamp at time zone 'America/Santiago'`
        : `${column} >= ${place}::timestamptz`,
    );
  }

  /** Until a day's end in Santiago, or until an instant, itself included. */
  until(column: string, when: string): void {
    const place = this.value(when);
    this.and(
      isDay(when)
        ? `${column} < (${place}::date + 1)::timestamp at time zone 'America/Santiago'`
        : `${column} <= ${place}::timestamptz`,
    );
  }

  get where(): string {
    return this.parts.length === 0 ? '' : `where ${this.parts.join(' and ')}`;
  }
}

function isDay(when: string): boolean {
  return when.length === 10;
}
