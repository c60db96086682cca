import { differencesOf, partsOf } from './difference';

const personId = '019a9f5e-7c1b-7d3e-8f10-0123456789ab';

describe('what changed', () => {
  it('is the role, when a person was given another', () =>
    expect(differencesOf({ action: 'RoleAssigned', before: { roleId: 3 }, after: { personId, roleId: 4 } })).toEqual([
      { field: 'roleId', before: 3, after: 4 },
    ]));
  it('leaves out what stayed, and the number of a role that changed', () =>
    expect(
      differencesOf({
        action: 'RoleChanged',
        before: { name: 'Soporte', permissions: ['order:read'] },
        after: { roleId: 4, name: 'Soporte', permissions: ['order:read', 'game:read'] },
      }),
    ).toEqual([{ field: 'permissions', before: ['order:read'], after: ['order:read', 'game:read'] }]));
  it('tells a new thing without a before', () =>
    expect(differencesOf({ action: 'RoleDefined', before: null, after: { roleId: 4, name: 'Soporte' } })).toEqual([
      { field: 'name', before: undefined, after: 'Soporte' },
    ]));
  it('tells a thing that is gone without an after', () =>
    expect(differencesOf({ action: 'RoleRemoved', before: { name: 'Soporte' }, after: { roleId: 4 } })).toEqual([
      { field: 'name', before: 'Soporte', after: undefined },
    ]));
  it('is nothing when a fact has no values', () =>
    expect(differencesOf({ action: 'PersonBlocked', before: null, after: { personId } })).toEqual([]));
  it('leaves out what the line says itself, and what no one can read', () =>
    expect(
      differencesOf({
        action: 'RefundApproved',
        before: null,
        after: {
          refundId: personId,
          approvedBy: personId,
          automatic: false,
          needsSecondApproval: true,
          approvedAt: '2026-03-09T15:00:00.000Z',
          answerBy: null,
          requestedAt: '2026-03-09T15:00:00.000Z',
        },
      }),
    ).toEqual([{ field: 'needsSecondApproval', before: undefined, after: true }]));
  it('tells texts in two languages apart', () =>
    expect(
      differencesOf({
        action: 'TextsChanged',
        before: { title: { es: 'Sol', en: 'Sun' } },
        after: { title: { es: 'El sol', en: 'Sun' } },
      }),
    ).toEqual([{ field: 'title.es', before: 'Sol', after: 'El sol' }]));
  it.each([
    ['GameWithdrawn', { gameId: personId, by: 'staff', withdrawnAt: '2026-03-09T15:00:00.000Z' }],
    ['GameRestored', { gameId: personId, because: 'staff', restoredAt: '2026-03-09T15:00:00.000Z' }],
  ])('are none of %s, which its name tells whole', (action, after) =>
    expect(differencesOf({ action, before: null, after })).toEqual([]),
  );
});

describe('a list that changed', () => {
  it('tells what went', () =>
    expect(partsOf(['a', 'b'], ['b', 'c'], 'gone')).toEqual([
      { value: 'a', fate: 'gone' },
      { value: 'b', fate: 'kept' },
    ]));
  it('tells what came', () =>
    expect(partsOf(['b', 'c'], ['a', 'b'], 'new')).toEqual([
      { value: 'b', fate: 'kept' },
      { value: 'c', fate: 'new' },
    ]));
  it('came whole when there was none', () =>
    expect(partsOf(['b'], undefined, 'new')).toEqual([{ value: 'b', fate: 'new' }]));
});
