import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { AccountCommand } from './account.commands.js';
import type { AccountEvent } from './account.events.js';

export interface AccountState {
  blocked: boolean;
}

function decide(command: AccountCommand, { blocked }: AccountState): AccountEvent[] {
  const { personId, reason } = command;
  refuseAmongUnequals(command);
  switch (command.type) {
    case 'BlockPerson':
      if (blocked) return [];
      if (command.by === personId) throw new Refusal('not-yourself');
      if (command.isAdministrator) throw new Refusal('administrator-not-blockable');

      return [{ type: 'PersonBlocked', data: { personId, reason } }];
    case 'UnblockPerson':
      return blocked ? [{ type: 'PersonUnblocked', data: { personId, reason } }] : [];
    case 'EndSessions':
      return [{ type: 'SessionsEnded', data: { personId, reason } }];
    case 'ResendVerification':
      if (command.isVerified) throw new Refusal('already-verified');

      return [{ type: 'VerificationResent', data: { personId, reason } }];
  }
  return command.type satisfies never;
}

/** Somebody of support must not lock out whoever may do more than they. */
function refuseAmongUnequals({ held, theirs }: AccountCommand): void {
  if ([...theirs].some((permission) => !held.has(permission))) throw new Refusal('permission-not-held');
}

function evolve(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'PersonBlocked':
      return { blocked: true };
    case 'PersonUnblocked':
      return { blocked: false };
    case 'SessionsEnded':
    case 'VerificationResent':
      return state;
  }
  return event satisfies never;
}

/** What the shop's people may do to somebody's account. */
export const accountDecider: Decider<AccountCommand, AccountState, AccountEvent> = {
  initialState: { blocked: false },
  decide,
  evolve,
};
