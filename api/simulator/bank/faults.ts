import type { Operation } from './settings.js';

/** What can go wrong with a call; the README tells what each does. */
export const CALL_FAULTS = [
  'dropReply',
  'applyThenDrop',
  'dropBeforeApply',
  'http',
  'html',
  'empty',
  'nullStatus',
  'oddBody',
  'delay',
  'applyThenDelay',
  'hold',
  'applyThenHold',
  'apiMismatch',
  'locked',
  'responseCode',
] as const;

/** What can go wrong with the way back to the shop. */
export const RETURN_FAULTS = [
  'duplicateReturn',
  'recoverAfterPaid',
  'suppressReturn',
  'delayReturn',
  'returnMethod',
] as const;

type CallFault = (typeof CALL_FAULTS)[number];
type ReturnFault = (typeof RETURN_FAULTS)[number];

/** The names a call or a return can be told apart by. */
export type Subject = { token?: string; buyOrder?: string; username?: string; tbkUser?: string };

/** An armed fault: it strikes the next `times` calls of its operation that match its subject. */
export type Fault = Subject & {
  operation: Operation | 'return';
  fault: CallFault | ReturnFault;
  times: number;
  status?: number;
  message?: string;
  ms?: number;
  code?: number;
  detail?: number;
  body?: Record<string, unknown>;
  omit?: string[];
  apply?: boolean;
  mode?: 'parallel' | 'later';
  method?: 'GET' | 'POST';
};

const SUBJECT = ['token', 'buyOrder', 'username', 'tbkUser'] as const;

/** The faults armed at this moment, oldest first. */
export class Faults {
  private armed: Fault[] = [];

  arm(fault: Fault): void {
    this.armed.push(fault);
  }

  /** The fault that strikes this call, used up by one. */
  take(operation: Fault['operation'], subject: Subject): Fault | undefined {
    if (this.armed.length === 0) return undefined;
    const struck = this.armed.find((fault) => fault.operation === operation && concerns(fault, subject));
    if (!struck) return undefined;

    struck.times -= 1;
    if (struck.times <= 0) this.armed = this.armed.filter((fault) => fault !== struck);
    return struck;
  }

  list(): readonly Fault[] {
    return this.armed;
  }

  /** Disarms every fault, or those of some kinds. */
  disarm(kinds?: readonly Fault['fault'][]): void {
    this.armed = kinds ? this.armed.filter(({ fault }) => !kinds.includes(fault)) : [];
  }
}

function concerns(fault: Fault, subject: Subject): boolean {
  return SUBJECT.every((name) => fault[name] === undefined || fault[name] === subject[name]);
}
