/** The first and last byte to send, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export type RangeAnswer = 'whole' | 'unsatisfiable' | ByteRange;

const BYTES = /^bytes=(.*)$/i;
const ONE_RANGE = /^\s*(\d*)-(\d*)\s*$/;

/**
 * What a Range header wants of a file (RFC 9110, 14.1.2). Several ranges get the whole file, as the RFC allows;
 * a range that ends before it begins, or begins past the end, gets 416 and never other bytes.
 */
export function byteRange(header: string | undefined, size: number): RangeAnswer {
  const wanted = BYTES.exec(header ?? '')?.[1];
  const [, from = '', to = ''] = ONE_RANGE.exec(wanted ?? '') ?? [];
  if (from === '' && to === '') return 'whole';

  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/** Whether the part that a client has is one of this file: a weak tag or a date proves nothing about bytes. */
export function isSameFile(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag;
}

/** Whether a cached copy is still good (If-None-Match). */
export function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** A Content-Disposition with a name in any script: plain for old clients, exact by RFC 5987. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w. ()-]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
