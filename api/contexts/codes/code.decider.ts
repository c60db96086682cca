import type { Decider, Fact } from '../../kernel/decider.js';
import { GrowingMap } from '../../kernel/growing-map.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CodeCommand, IssueCode, RecordUse, ReserveUse } from './code.commands.js';
import type { CodeEvent, CodeBenefit, CodeIssued, CodeLimits } from './code.events.js';
import { whyFull, whyNotNow, type CodeStatus } from './code.rules.js';

interface UseState {
  personId: string;
  orderId: string | null;
  state: 'reserved' | 'released' | 'used';
}

/**
 * A code's stream in one line, as one person needs it: a popular code has more uses than a purchase should read.
 * Never stored; it stands for all events up to its version.
 */
export type CodeSummary = Fact<
  'CodeSummed',
  {
    issued: CodeIssued['data'];
    active: boolean;
    /** Uses that are reserved or used, by anybody. */
    taken: number;
    /** The person whose uses are listed; null lists none. */
    personId: string | null;
    uses: { useId: string; orderId: string | null; state: UseState['state'] }[];
  }
>;

export type CodeState =
  | { status: 'None' }
  | {
      status: 'Active' | 'Inactive';
      issued: CodeIssued['data'];
      taken: number;
      takenBy: GrowingMap<string, number>;
      uses: GrowingMap<string, UseState>;
      /** The only person whose uses are known; undefined where everybody's are. */
      knownOf?: string | null;
    };

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

      return [
        {
          type: 'CodeReleased',
          data: { codeId, useId: command.useId, personId: use.personId, orderId: use.orderId, releasedAt: command.now },
        },
      ];
    }
    case 'RecordUse':
      return record(command, state);
    case 'DeactivateCode':
      if (state.status === 'Inactive') return [];

      return [{ type: 'CodeDeactivated', data: { codeId, reason: command.reason, deactivatedAt: command.now } }];
  }
  return command satisfies never;
}

function issue(command: IssueCode, state: CodeState): CodeEvent[] {
  const { codeId, batchId, purpose, codeHash, hint, now } = command;
  const issued: CodeIssued['data'] = {
    codeId,
    benefit: benefitOf(command.benefit),
    limits: limitsOf(command.limits),
    batchId,
    purpose,
    codeHash,
    hint,
    issuedAt: now,
  };
  if (state.status === 'None') return [{ type: 'CodeIssued', data: issued }];
  // The same word for the same thing is one code, in any order of its fields; for anything else it is taken.
  const reply = ({ benefit, limits, ...about }: CodeIssued['data']): string =>
    JSON.stringify([...fieldsOf(benefit), ...fieldsOf(limits), about.batchId, about.purpose]);
  if (reply(issued) === reply(state.issued)) return [];
  throw new Refusal('code-taken');
}

function benefitOf(benefit: CodeBenefit): CodeBenefit {
  switch (benefit.kind) {
    case 'percent':
      return { kind: 'percent', percent: benefit.percent };
    case 'game':
      return { kind: 'game', gameId: benefit.gameId };
    case 'plan':
      return { kind: 'plan', planId: benefit.planId, periods: benefit.periods };
  }
  return benefit satisfies never;
}

function limitsOf({ uses, usesPerPerson, validFrom, validUntil, gameIds, firstPurchaseOnly }: CodeLimits): CodeLimits {
  return { uses, usesPerPerson, validFrom, validUntil, gameIds, firstPurchaseOnly };
}

function fieldsOf(value: object): [string, unknown][] {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

function reserve({ useId, personId, orderId, boughtBefore, now }: ReserveUse, state: IssuedState): CodeEvent[] {
  const use = state.uses.get(useId);
  if (use && use.state !== 'released') return [];
  const why = whyNotNow(statusFor(state, personId), { boughtBefore }, now);
  if (why) throw new Refusal(why);
  return [{ type: 'CodeReserved', data: { codeId: state.issued.codeId, useId, personId, orderId, reservedAt: now } }];
}

function record(
  { useId, personId, orderId, subscriptionId, discount, boughtBefore, now }: RecordUse,
  state: IssuedState,
): CodeEvent[] {
  const use = state.uses.get(useId);
  if (use?.state === 'used') return [];
  const status = statusFor(state, personId);
  const why =
    use === undefined ? whyNotNow(status, { boughtBefore }, now) : use.state === 'released' ? whyFull(status) : null;
  if (why) throw new Refusal(why);
  return [
    {
      type: 'CodeUsed',
      data: { codeId: state.issued.codeId, useId, personId, orderId, subscriptionId, discount, usedAt: now },
    },
  ];
}

/** What the stream knows of the code, as one person finds it. */
export function statusFor({ status, issued, taken, takenBy, knownOf }: IssuedState, personId: string): CodeStatus {
  if (knownOf !== undefined && knownOf !== personId)
    throw new Error(`code ${issued.codeId} was read for another person`);
  const { codeId, benefit, limits } = issued;
  return {
    codeId,
    benefit,
    limits,
    active: status === 'Active',
    uses: taken,
    usesByPerson: takenBy.get(personId) ?? 0,
  };
}

/** Whether an order that comes to its money still has its use of the code, or finds room for it. */
export function hasRoomFor(state: CodeState, useId: string, personId: string): boolean {
  if (state.status === 'None') return false;
  const use = state.uses.get(useId);
  return use?.state === 'reserved' || use?.state === 'used' || whyFull(statusFor(state, personId)) === null;
}

function evolve(state: CodeState, event: CodeEvent | CodeSummary): CodeState {
  if (event.type === 'CodeIssued')
    return { status: 'Active', issued: event.data, taken: 0, takenBy: new GrowingMap(), uses: new GrowingMap() };
  if (event.type === 'CodeSummed') return summed(event.data);
  if (state.status === 'None') return state;
  if (event.type === 'CodeDeactivated') return { ...state, status: 'Inactive' };
  const { useId, personId, orderId } = event.data;
  const next = event.type === 'CodeUsed' ? 'used' : event.type === 'CodeReserved' ? 'reserved' : 'released';
  const more = countOf(next) - countOf(state.uses.get(useId)?.state ?? 'released');
  return {
    ...state,
    taken: state.taken + more,
    takenBy: more === 0 ? state.takenBy : state.takenBy.with(personId, (state.takenBy.get(personId) ?? 0) + more),
    uses: state.uses.with(useId, { personId, orderId, state: next }),
  };
}

function summed({ issued, active, taken, personId, uses }: CodeSummary['data']): CodeState {
  const own =
    personId === null ? [] : uses.map(({ useId, ...use }): [string, UseState] => [useId, { ...use, personId }]);
  const takenByPerson = own.reduce((sum, [, use]) => sum + countOf(use.state), 0);
  return {
    status: active ? 'Active' : 'Inactive',
    issued,
    taken,
    uses: new GrowingMap(own),
    knownOf: personId,
    takenBy: new GrowingMap(personId === null ? [] : [[personId, takenByPerson]]),
  };
}

function countOf(state: UseState['state']): number {
  return state === 'released' ? 0 : 1;
}

/** A code and its uses: reserved and used together never exceed its limits. */
export const codeDecider: Decider<CodeCommand, CodeState, CodeEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
