import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CodeCommand, IssueCode, RecordUse, ReserveUse } from './code.commands.js';
import type { CodeEvent, CodeIssued } from './code.events.js';
import { whyFull, whyNotNow, type CodeStanding } from './code.rules.js';

interface UseState {
  playerId: string;
  orderId: string | null;
  state: 'reserved' | 'released' | 'used';
}

export type CodeState =
  | { status: 'None' }
  | { status: 'Active' | 'Inactive'; issued: CodeIssued['data']; uses: ReadonlyMap<string, UseState> };

type IssuedState = Exclude<CodeState, { status: 'None' }>;

function decide(command: CodeCommand, state: CodeState): CodeEvent[] {
  if (command.type === 'IssueCode') return issue(command, state);
  if (state.status === 'None') throw new Refusal('code-unknown');

  const { codeId } = state.issued;
  switch (command.type) {
    case 'ReserveUse':
      return reserve(command, state);
    case 'ReleaseUse': {
      const use = state.uses.get(command.useId);
      if (use?.state !== 'reserved' || use.orderId === null) return [];

      return [{ type: 'CodeReleased', data: { codeId, useId: command.useId, playerId: use.playerId, orderId: use.orderId, releasedAt: command.now } }];
    }
    case 'RecordUse':
      return record(command, state);
    case 'DeactivateCode':
      if (state.status === 'Inactive') return [];

      return [{ type: 'CodeDeactivated', data: { codeId, reason: command.reason, deactivatedAt: command.now } }];
  }
  return command satisfies never;
}

function issue({ type: _, now, ...code }: IssueCode, state: CodeState): CodeEvent[] {
  if (state.status === 'None') return [{ type: 'CodeIssued', data: { ...code, issuedAt: now } }];
  // The same word for the same thing is one code; for anything else it is taken.
  const told = ({ gift, limits, batchId, purpose }: Omit<IssueCode, 'type' | 'now'>): string => JSON.stringify([gift, limits, batchId, purpose]);
  if (told(code) === told(state.issued)) return [];
  throw new Refusal('code-taken');
}

function reserve({ useId, playerId, orderId, boughtBefore, now }: ReserveUse, state: IssuedState): CodeEvent[] {
  const use = state.uses.get(useId);
  if (use && use.state !== 'released') return [];
  const why = whyNotNow(standingOf(state, playerId), { boughtBefore }, now);
  if (why) throw new Refusal(why);
  return [{ type: 'CodeReserved', data: { codeId: state.issued.codeId, useId, playerId, orderId, reservedAt: now } }];
}

function record({ useId, playerId, orderId, subscriptionId, discount, boughtBefore, now }: RecordUse, state: IssuedState): CodeEvent[] {
  const use = state.uses.get(useId);
  if (use?.state === 'used') return [];
  const standing = standingOf(state, playerId);
  const why = use === undefined ? whyNotNow(standing, { boughtBefore }, now) : use.state === 'released' ? whyFull(standing) : null;
  if (why) throw new Refusal(why);
  return [{ type: 'CodeUsed', data: { codeId: state.issued.codeId, useId, playerId, orderId, subscriptionId, discount, usedAt: now } }];
}

/** What the stream knows of the code, as one person finds it. */
export function standingOf({ status, issued, uses }: IssuedState, playerId: string): CodeStanding {
  const { codeId, gift, limits } = issued;
  const taken = [...uses.values()].filter((use) => use.state !== 'released');
  return { codeId, gift, limits, active: status === 'Active', uses: taken.length, usesByPerson: taken.filter((use) => use.playerId === playerId).length };
}

/** Whether an order that comes to its money still has its use of the code, or finds room for it. */
export function hasRoomFor(state: CodeState, useId: string, playerId: string): boolean {
  if (state.status === 'None') return false;
  const use = state.uses.get(useId);
  return use?.state === 'reserved' || use?.state === 'used' || whyFull(standingOf(state, playerId)) === null;
}

function evolve(state: CodeState, event: CodeEvent): CodeState {
  if (event.type === 'CodeIssued') return { status: 'Active', issued: event.data, uses: new Map() };
  if (state.status === 'None') return state;
  if (event.type === 'CodeDeactivated') return { ...state, status: 'Inactive' };
  const { useId, playerId, orderId } = event.data;
  const used = event.type === 'CodeUsed' ? 'used' : event.type === 'CodeReserved' ? 'reserved' : 'released';
  return { ...state, uses: new Map(state.uses).set(useId, { playerId, orderId, state: used }) };
}

/** A code and its uses: reserved and used together never exceed its limits. */
export const codeDecider: Decider<CodeCommand, CodeState, CodeEvent> = { initialState: { status: 'None' }, decide, evolve };
