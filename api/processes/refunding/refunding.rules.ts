import type { Fact } from '../../kernel/decider.js';

export const SEND_REFUND = 'refunds:send-money';

/** What mails tell of a refund, each by its own kind. */
export const REFUND_MAILS = ['mail:refund-asked', 'mail:refund-approved', 'mail:refund-done', 'mail:refund-denied', 'mail:refund-failed'] as const;
export type RefundMailKind = (typeof REFUND_MAILS)[number];

/** The letter that the money is back brings the credit note, and is what numbers it. */
export function bringsCreditNote(kind: RefundMailKind): boolean {
  return kind === 'mail:refund-done';
}

interface Wanted<Kind extends string> {
  kind: Kind;
  subject: string;
}

/** Money goes back once nobody else has to agree, and again when somebody lets it be tried again. */
export function wheneverMayGo(event: Fact): Wanted<typeof SEND_REFUND> | null {
  const mayGo = (event.type === 'RefundApproved' && !(event.data as { needsSecond: boolean }).needsSecond) || event.type === 'RefundSeconded' || event.type === 'RefundRetried';
  return mayGo ? { kind: SEND_REFUND, subject: refundOf(event) } : null;
}

/** The person hears of each step; what nobody asked for begins with the approval, what is automatic needs none. */
export function wheneverToTell(event: Fact): Wanted<RefundMailKind> | null {
  const kind = mailOf(event);
  return kind ? { kind, subject: refundOf(event) } : null;
}

function mailOf({ type, data }: Fact): RefundMailKind | null {
  switch (type) {
    case 'RefundRequested':
      return (data as { ground: string }).ground === 'staff' ? null : 'mail:refund-asked';
    case 'RefundApproved': {
      const { automatic, needsSecond } = data as { automatic: boolean; needsSecond: boolean };
      return automatic || needsSecond ? null : 'mail:refund-approved';
    }
    case 'RefundSeconded':
      return 'mail:refund-approved';
    case 'RefundCompleted':
      return 'mail:refund-done';
    case 'RefundDenied':
      return 'mail:refund-denied';
    case 'RefundFailed':
      return 'mail:refund-failed';
    default:
      return null;
  }
}

function refundOf(event: Fact): string {
  return (event.data as { refundId: string }).refundId;
}
