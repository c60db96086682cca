import { queuedDraw } from './draw-queue.js';

/** A window that draws when it is told to. */
function aWindow() {
  const begun: { url: string; finish: () => void }[] = [];
  const draw = queuedDraw(
    ({ url }) => new Promise((resolve) => begun.push({ url, finish: () => resolve(new Response(url)) })),
  );
  const visit = (n: number) => draw(new Request(`https://shop.example/${n}`));
  return { begun, visit };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('pages that are drawn', () => {
  it('are eight at a time, in the order in which they were asked for', async () => {
    const { begun, visit } = aWindow();
    const visits = Array.from({ length: 20 }, (_, n) => visit(n));
    await settled();
    expect(begun).toHaveLength(8);

    for (let n = 0; n < 20; n++) {
      begun[n]?.finish();
      await settled();
      expect(begun).toHaveLength(Math.min(20, 9 + n));
    }
    expect(await Promise.all(visits.map(async (each) => (await each).text()))).toEqual(begun.map(({ url }) => url));
  });

  it('wait in a bounded queue, and who comes behind it is told when to come again', async () => {
    const { begun, visit } = aWindow();
    const visits = Array.from({ length: 208 }, (_, n) => visit(n));
    const late = await visit(208);

    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await late.text()).toMatch(/La tienda está muy visitada.*The shop has many visitors/s);
    for (let n = 0; n < 208; n++) {
      begun[n]?.finish();
      await settled();
    }
    expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(Array(208).fill(200));
    void visit(209);
    await settled();
    expect(begun.at(-1)?.url).toBe('https://shop.example/209');
  });

  it('are not drawn for who left meanwhile, and one that fails gives its place on', async () => {
    const left = new AbortController();
    const drawn: string[] = [];
    const draw = queuedDraw(async ({ url }) => {
      drawn.push(url);
      throw new Error('no answer');
    });
    const visits = Array.from({ length: 12 }, (_, n) =>
      draw(new Request(`https://shop.example/${n}`, n > 7 && n < 11 ? { signal: left.signal } : {})).catch(() => null),
    );
    left.abort();
    await Promise.all(visits);

    expect(drawn).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 11].map((n) => `https://shop.example/${n}`));
  });
});
