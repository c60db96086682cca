import { buildMessage, ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Each entry of a list once. It stands in for the library's decorator of this name, which compares each entry with each before the list's length is checked.
 * @param by what of an entry must differ; without it, the entry itself.
 */
export function ArrayUnique<Entry>(
  by?: ((entry: Entry) => unknown) | ValidationOptions,
  options?: ValidationOptions,
): PropertyDecorator {
  const [keyOf, reply] = typeof by === 'function' ? [by, options] : [(entry: Entry): unknown => entry, by];
  const validate = (value: unknown): boolean =>
    Array.isArray(value) &&
    new Set(value.map((entry: Entry | null) => (entry == null ? entry : keyOf(entry)))).size === value.length;
  return ValidateBy(
    {
      name: 'arrayUnique',
      validator: {
        validate,
        defaultMessage: buildMessage((each) => `${each}All $property's elements must be unique`, reply),
      },
    },
    reply,
  );
}
