import { fold } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { PERMISSIONS } from '../../kernel/permissions.js';
import { type RoleCommand, roleDecider } from './role.decider.js';
import type { RoleEvent } from './role.events.js';

const personId = '019a9f5e-7c1b-7d3e-8f10-0123456789ab';
const everything = new Set<string>(PERMISSIONS);
const onlyOrders = new Set(['console:open', 'order:read', 'role:write', 'role:assign']);
const reason = 'Equipo nuevo';
const support: RoleEvent = {
  type: 'RoleDefined',
  data: { roleId: 4, name: 'Soporte', permissions: ['console:open', 'order:read'], reason },
};
const blockers: RoleEvent = {
  type: 'RoleDefined',
  data: { roleId: 5, name: 'Seguridad', permissions: ['person:block'], reason },
};

const decided = (command: RoleCommand, ...before: RoleEvent[]): RoleEvent[] =>
  roleDecider.decide(command, fold(roleDecider, before));
const refused = (command: RoleCommand, code: string, ...before: RoleEvent[]): void =>
  expect(() => decided(command, ...before)).toThrow(new Refusal(code));
const define = (more: object = {}): RoleCommand => ({
  type: 'DefineRole',
  name: 'Soporte',
  permissions: ['console:open', 'order:read'],
  held: everything,
  reason,
  ...more,
});
const assign = (more: object = {}): RoleCommand => ({
  type: 'AssignRole',
  personId,
  roleId: 4,
  previously: 3,
  administrators: 2,
  held: everything,
  reason,
  ...more,
});

describe('making a role', () => {
  it('gives it the number after the built-in ones', () => {
    expect(decided(define())).toEqual([support]);
  });

  it('never gives a number twice', () => {
    const removed: RoleEvent = {
      type: 'RoleRemoved',
      data: { roleId: 4, previously: { name: 'Soporte', permissions: [] }, reason },
    };
    expect(decided(define(), support, removed)[0]?.data).toMatchObject({ roleId: 5 });
  });

  it('is refused with a permission that its author lacks', () => {
    refused(define({ permissions: ['console:open', 'person:block'], held: onlyOrders }), 'permission-not-held');
  });

  it('is refused under a name that is taken', () => {
    refused(define({ name: 'SOPORTE' }), 'role-name-taken', support);
  });
});

describe('changing a role', () => {
  const change = (more: object = {}): RoleCommand => ({
    type: 'ChangeRole',
    roleId: 4,
    name: 'Soporte',
    permissions: ['console:open'],
    held: everything,
    reason,
    ...more,
  });

  it('tells what it was before', () => {
    expect(decided(change(), support)).toEqual([
      {
        type: 'RoleChanged',
        data: {
          roleId: 4,
          name: 'Soporte',
          permissions: ['console:open'],
          previously: { name: 'Soporte', permissions: ['console:open', 'order:read'] },
          reason,
        },
      },
    ]);
  });

  it('does nothing when it is so already', () => {
    expect(decided(change({ permissions: ['order:read', 'console:open'] }), support)).toEqual([]);
  });

  it('never touches a built-in one, nor one that is gone', () => {
    refused(change({ roleId: 1 }), 'role-built-in');
    refused(change({ roleId: 9 }), 'role-unknown');
  });

  it('does not take away what its author lacks', () => {
    refused(
      change({ roleId: 5, name: 'Seguridad', permissions: [], held: onlyOrders }),
      'permission-not-held',
      blockers,
    );
  });
});

describe('removing a role', () => {
  const removal = (more: object = {}): RoleCommand => ({
    type: 'RemoveRole',
    roleId: 4,
    holders: 0,
    held: everything,
    reason,
    ...more,
  });

  it('is possible when nobody holds it', () => {
    expect(decided(removal(), support).map(({ type }) => type)).toEqual(['RoleRemoved']);
    refused(removal({ holders: 1 }), 'role-in-use', support);
  });
});

describe('giving a person a role', () => {
  it('tells the role before', () => {
    expect(decided(assign(), support)).toEqual([
      { type: 'RoleAssigned', data: { personId, roleId: 4, previously: 3, reason } },
    ]);
  });

  it('does nothing when they hold it', () => {
    expect(decided(assign({ previously: 4 }), support)).toEqual([]);
  });

  it('is refused for a role that is not there', () => {
    refused(assign({ roleId: 7 }), 'role-unknown', support);
  });

  it('never gives more than its author holds, and never takes it', () => {
    refused(assign({ roleId: 1, held: onlyOrders }), 'permission-not-held');
    refused(assign({ roleId: 3, previously: 1, held: onlyOrders }), 'permission-not-held');
    refused(assign({ roleId: 5, held: onlyOrders }), 'permission-not-held', blockers);
  });

  it('leaves the last administrator in office', () => {
    refused(assign({ roleId: 3, previously: 1, administrators: 1 }), 'last-administrator');
    expect(decided(assign({ roleId: 3, previously: 1, administrators: 2 }))).toHaveLength(1);
  });
});
