import type { Decider } from '../../kernel/decider.js';
import { refuseUnheld } from '../../kernel/permissions.js';
import { Refusal } from '../../kernel/refusal.js';
import type { AccountEvent } from './account.events.js';

/** What staff do to an account, as the store knew both when they asked. */
export interface AccountCommand {
  type: 'BlockPerson' | 'UnblockPerson' | 'EndSessions' | 'EndSecondFactor' | 'ResendVerification';
  personId: string;
  /** The member of staff, and what they may do. */
  by: string;
  held: ReadonlySet<string>;
  /** What the account itself may do. */
  theirs: ReadonlySet<string>;
  isAdministrator: boolean;
  isVerified: boolean;
  hasSecondFactor: boolean;
  reason: string;
}

export interface AccountState {
  blocked: boolean;
}

function decide(command: AccountCommand, { blocked }: AccountState): AccountEvent[] {
  const { personId, reason } = command;
  refuseUnheld(command.held, command.theirs);
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
    case 'EndSecondFactor':
      return command.hasSecondFactor ? [{ type: 'SecondFactorEnded', data: { personId, reason } }] : [];
    case 'ResendVerification':
      if (command.isVerified) throw new Refusal('already-verified');

      return [{ type: 'VerificationResent', data: { personId, reason } }];
  }
  return command.type satisfies never;
}

function evolve(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'PersonBlocked':
      return { blocked: true };
    case 'PersonUnblocked':
      return { blocked: false };
    case 'SessionsEnded':
    case 'SecondFactorEnded':
    case 'VerificationResent':
      return state;
  }
  return event satisfies never;
}

/** What staff may do to a person's account. */
export const accountDecider: Decider<AccountCommand, AccountState, AccountEvent> = {
  initialState: { blocked: false },
  decide,
  evolve,
};
