/** No sign before this one takes another form: texts of ordinary letters are passed over at once. */
const MAY_CHANGE = /[\u0300-\uffff]/;
/** Far below every form of the shop. What lies deeper is no field, so nothing reads it. */
const DEEPEST = 32;
const NONE: ReadonlySet<string> = new Set();

const fieldsAsTyped = new Map<object, Set<string>>();

/**
 * A field of a request's own class that stays as it came, sign by sign; every other text is composed. Classes that
 * extend this one keep it.
 */
export const AsTyped = (): PropertyDecorator => (target, name) => {
  fieldsAsTyped.set(target, new Set([...(fieldsAsTyped.get(target) ?? NONE), String(name)]));
};

/** The fields of a class that stay as they came. */
export function asTypedOf(type: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  let target: unknown = typeof type === 'function' ? type.prototype : null;
  for (; typeof target === 'object' && target !== null; target = Object.getPrototypeOf(target))
    for (const name of fieldsAsTyped.get(target) ?? NONE) names.add(name);
  return names;
}

/**
 * The same value with each text in Unicode's composed form (NFC), so that texts that look alike are alike: macOS names
 * files by letters and accents apart, and some keyboards type them so.
 * @param except fields of the outermost record that stay as they are
 */
export function composed(value: unknown, except: ReadonlySet<string> = NONE, depth = 0): unknown {
  if (typeof value === 'string') return MAY_CHANGE.test(value) ? value.normalize('NFC') : value;
  if (depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((entry) => composed(entry, NONE, depth + 1));
  if (!isRecord(value)) return value;

  const parts = Object.entries(value).map(([key, part]) => {
    const kept = except.has(key) ? part : composed(part, NONE, depth + 1);
    return [key, { value: kept, enumerable: true, writable: true, configurable: true }] as const;
  });
  // Defined, not assigned: a key such as `__proto__` stays a key.
  return Object.create(Object.getPrototypeOf(value) as object | null, Object.fromEntries(parts));
}

/** What JSON and forms are read into; the contents of files are something else. */
function isRecord(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
