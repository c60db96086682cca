import { useRecordContext, type RaRecord } from 'react-admin';

/**
 * The record of the page once it has come whole, told by a field that only the whole one has.
 * Until then react-admin shows what a list left of it in the cache.
 */
export function useWholeRecord<Whole extends RaRecord>(onlyInWhole: keyof Whole & string): Whole | null {
  const record = useRecordContext<Partial<Whole> & RaRecord>();
  return record && onlyInWhole in record ? (record as Whole) : null;
}
