import { partOf } from './part-of';

const film = () => new Response('0123456789', { headers: { 'content-type': 'video/mp4', 'content-encoding': 'gzip' } });

describe('a file that is kept', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('gives the part that was asked for: %s', async (range, text, named) => {
    const part = await partOf(film(), range);
    expect([part.status, part.headers.get('content-range')]).toEqual([206, named]);
    expect(part.headers.get('content-length')).toBe(String(text.length));
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(part.headers.has('content-encoding')).toBe(false);
    expect(await part.text()).toBe(text);
  });

  it.each([null, 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5'])('is given whole for %s', async (range) => {
    const whole = await partOf(film(), range);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  });

  it('has no part after its end', async () => {
    const part = await partOf(film(), 'bytes=10-');
    expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });
});
