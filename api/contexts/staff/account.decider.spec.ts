import { fold } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { type AccountCommand, accountDecider } from './account.decider.js';
import type { AccountEvent } from './account.events.js';

const personId = '019a9f5e-7c1b-7d3e-8f10-0123456789ab';
const reason = 'Compras con tarjetas robadas';
const blocked: AccountEvent = { type: 'PersonBlocked', data: { personId, reason } };
const unblocked: AccountEvent = { type: 'PersonUnblocked', data: { personId, reason } };

const command = (type: AccountCommand['type'], more: Partial<AccountCommand> = {}): AccountCommand => ({
  type,
  personId,
  by: '019a9f5e-7c1b-7d3e-8f10-0123456789ac',
  held: new Set(['person:block']),
  theirs: new Set(),
  isAdministrator: false,
  isVerified: false,
  hasSecondFactor: false,
  reason,
  ...more,
});
const decided = (request: AccountCommand, ...before: AccountEvent[]): AccountEvent[] =>
  accountDecider.decide(request, fold(accountDecider, before));
const refused = (request: AccountCommand, code: string): void =>
  expect(() => decided(request)).toThrow(new Refusal(code));

describe('blocking an account', () => {
  it('is a fact with its reason, once', () => {
    expect(decided(command('BlockPerson'))).toEqual([blocked]);
    expect(decided(command('BlockPerson'), blocked)).toEqual([]);
    expect(decided(command('BlockPerson'), blocked, unblocked)).toEqual([blocked]);
  });

  it('is refused for oneself, for an administrator and for a person who may do more', () => {
    refused(command('BlockPerson', { by: personId }), 'not-yourself');
    refused(command('BlockPerson', { isAdministrator: true }), 'administrator-not-blockable');
    refused(command('BlockPerson', { theirs: new Set(['role:write']) }), 'permission-not-held');
  });

  it('ends by a fact of its own', () => {
    expect(decided(command('UnblockPerson'), blocked)).toEqual([unblocked]);
    expect(decided(command('UnblockPerson'))).toEqual([]);
  });
});

describe('helping an account', () => {
  it('ends its sessions as often as it is asked', () => {
    expect(decided(command('EndSessions'))).toEqual([{ type: 'SessionsEnded', data: { personId, reason } }]);
  });

  it('ends two-step log-in where there is one', () => {
    expect(decided(command('EndSecondFactor', { hasSecondFactor: true }))).toEqual([
      { type: 'SecondFactorEnded', data: { personId, reason } },
    ]);
    expect(decided(command('EndSecondFactor'))).toEqual([]);
    refused(command('EndSecondFactor', { theirs: new Set(['role:write']) }), 'permission-not-held');
  });

  it('sends a link only to an address that waits for one', () => {
    expect(decided(command('ResendVerification'))).toEqual([
      { type: 'VerificationResent', data: { personId, reason } },
    ]);
    refused(command('ResendVerification', { isVerified: true }), 'already-verified');
  });
});
