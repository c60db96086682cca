import { BookCheck, CircleHelp, CircleX, Clock, CreditCard, LockKeyhole, LockKeyholeOpen, Mail, ReceiptText, ShoppingBag, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';

interface Look {
  icon: LucideIcon;
  colour: string;
}

const QUIET = 'text.secondary';
const LOOKS: Record<string, Look> = {
  OrderPlaced: { icon: ShoppingBag, colour: 'primary.main' },
  OrderPaid: { icon: ReceiptText, colour: 'success.main' },
  CaptureClaimed: { icon: LockKeyhole, colour: QUIET },
  CaptureReleased: { icon: LockKeyholeOpen, colour: QUIET },
  PaymentPlanned: { icon: CreditCard, colour: QUIET },
  PaymentTokenIssued: { icon: CreditCard, colour: QUIET },
  PaymentApproved: { icon: CreditCard, colour: 'success.main' },
  PaymentDeclined: { icon: CircleX, colour: 'error.main' },
  PaymentClosed: { icon: CircleX, colour: QUIET },
  PaymentOutcomeUnknown: { icon: CircleHelp, colour: 'error.main' },
  PaymentAsked: { icon: CircleHelp, colour: QUIET },
  PaymentNeedsPerson: { icon: TriangleAlert, colour: 'error.main' },
  PaymentUnwanted: { icon: TriangleAlert, colour: 'error.main' },
  PaymentRefundStarted: { icon: Undo2, colour: 'secondary.main' },
  PaymentRefundUnknown: { icon: CircleHelp, colour: 'error.main' },
  PaymentRefunded: { icon: Undo2, colour: 'secondary.main' },
  PaymentRefundFailed: { icon: TriangleAlert, colour: 'error.main' },
  GamesReserved: { icon: LockKeyhole, colour: QUIET },
  ReservationReleased: { icon: LockKeyholeOpen, colour: QUIET },
  EntitlementGranted: { icon: BookCheck, colour: 'success.main' },
  EffectPlanned: { icon: Mail, colour: QUIET },
  EffectDone: { icon: Mail, colour: 'success.main' },
  EffectFailed: { icon: TriangleAlert, colour: 'error.main' },
  EffectLeftToPerson: { icon: TriangleAlert, colour: 'error.main' },
};

/** The sign of an event; what is good, bad or money going back stands out, the rest stays quiet. */
export function lookOf(type: string): Look {
  return LOOKS[type] ?? { icon: Clock, colour: QUIET };
}
