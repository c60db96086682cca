/** The part of a file that was asked for, as films are; the whole of it where no part is named. */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!whole.ok || (!from && !to)) return whole;
  const content = await whole.blob();
  const { size } = content;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  const headers = new Headers(whole.headers);
  headers.delete('content-encoding');
  if (start > end) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(content.slice(start, end + 1), { status: 206, headers });
}
