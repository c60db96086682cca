import fc from 'fast-check';
import { FreePeriodsQueue, type FreePeriods } from './free-periods-queue.rules.js';

const sumOf = (list: readonly FreePeriods[]): number => list.reduce((sum, { left }) => sum + left, 0);
const oneLess = (list: readonly FreePeriods[], useId: string): FreePeriods[] =>
  list.map((each) => (each.useId === useId ? { ...each, left: each.left - 1 } : each)).filter(({ left }) => left > 0);

describe('the free periods of a subscription', () => {
  it('are granted in the order in which their codes were used, whatever version is read', () => {
    const changes = fc.array(
      fc.record({
        from: fc.nat(),
        useId: fc.constantFrom('u-1', 'u-2', 'u-3', 'u-4'),
        periods: fc.option(fc.integer({ min: 1, max: 3 })),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(changes, (list) => {
        const versions: { queue: FreePeriodsQueue; copied: FreePeriods[] }[] = [
          { queue: FreePeriodsQueue.EMPTY, copied: [] },
        ];
        for (const { from, useId, periods } of list) {
          const { queue, copied } = versions[from % versions.length] ?? versions[0]!;
          const isNew = periods !== null && !copied.some((each) => each.useId === useId);
          if (isNew)
            versions.push({
              queue: queue.with('c', useId, periods),
              copied: [...copied, { codeId: 'c', useId, left: periods }],
            });
          else versions.push({ queue: queue.withOneUsed(useId), copied: oneLess(copied, useId) });
        }
        for (const { queue, copied } of versions) {
          expect([queue.first, queue.periodsLeft, queue.isEmpty]).toEqual([
            copied[0] ?? null,
            sumOf(copied),
            copied.length === 0,
          ]);
        }
      }),
    );
  });

  it('of one use add up where it is told twice', () => {
    expect(FreePeriodsQueue.EMPTY.with('c', 'u-1', 2).with('c', 'u-1', 1).first).toEqual({
      codeId: 'c',
      useId: 'u-1',
      left: 3,
    });
  });

  it('are gone once emptied, but their uses stay known', () => {
    const emptied = FreePeriodsQueue.EMPTY.with('c', 'u-1', 2).with('c', 'u-2', 1).withOneUsed('u-2').emptied();
    expect([emptied.isEmpty, emptied.first, emptied.periodsLeft]).toEqual([true, null, 0]);
    expect(['u-1', 'u-2', 'u-3'].map((useId) => emptied.knows(useId))).toEqual([true, true, false]);
    expect(emptied.with('c', 'u-3', 2).first).toEqual({ codeId: 'c', useId: 'u-3', left: 2 });
  });
});
