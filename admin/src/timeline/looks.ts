import {
  BookCheck, CircleHelp, CircleX, Clock, CreditCard, Gamepad2, LockKeyhole, LockKeyholeOpen, LogIn, LogOut, Mail, MailCheck, PencilLine, ReceiptText, ShieldCheck, ShoppingBag, Tag, TriangleAlert, Undo2,
  UserRoundCheck, UserRoundMinus, UserRoundX, type LucideIcon,
} from 'lucide-react';

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
  RefundRequested: { icon: Undo2, colour: 'primary.main' },
  RefundApproved: { icon: ShieldCheck, colour: 'success.main' },
  RefundSeconded: { icon: ShieldCheck, colour: 'success.main' },
  RefundDenied: { icon: CircleX, colour: 'error.main' },
  RefundStarted: { icon: Undo2, colour: QUIET },
  RefundOutcomeUnknown: { icon: CircleHelp, colour: 'error.main' },
  RefundCompleted: { icon: Undo2, colour: 'success.main' },
  RefundFailed: { icon: TriangleAlert, colour: 'error.main' },
  RefundRetried: { icon: Undo2, colour: QUIET },
  OrderRefunded: { icon: ReceiptText, colour: 'secondary.main' },
  EntitlementEnded: { icon: BookCheck, colour: 'error.main' },
  GamesReserved: { icon: LockKeyhole, colour: QUIET },
  ReservationReleased: { icon: LockKeyholeOpen, colour: QUIET },
  EntitlementGranted: { icon: BookCheck, colour: 'success.main' },
  RoleAssigned: { icon: ShieldCheck, colour: 'primary.main' },
  RoleDefined: { icon: ShieldCheck, colour: 'primary.main' },
  RoleChanged: { icon: ShieldCheck, colour: 'primary.main' },
  RoleRemoved: { icon: ShieldCheck, colour: 'error.main' },
  PersonBlocked: { icon: UserRoundX, colour: 'error.main' },
  PersonUnblocked: { icon: UserRoundCheck, colour: 'success.main' },
  SessionsEnded: { icon: LogOut, colour: QUIET },
  VerificationResent: { icon: MailCheck, colour: QUIET },
  ErasureRequested: { icon: UserRoundMinus, colour: 'error.main' },
  ErasureCancelled: { icon: UserRoundCheck, colour: QUIET },
  ErasureStarted: { icon: UserRoundMinus, colour: 'error.main' },
  CertificateSettled: { icon: MailCheck, colour: QUIET },
  PersonErased: { icon: UserRoundMinus, colour: 'error.main' },
  SignedIn: { icon: LogIn, colour: QUIET },
  SignInFailed: { icon: TriangleAlert, colour: 'error.main' },
  ProfileEdited: { icon: PencilLine, colour: QUIET },
  GameEdited: { icon: PencilLine, colour: QUIET },
  GameRelabelled: { icon: PencilLine, colour: QUIET },
  GamePriced: { icon: Tag, colour: 'primary.main' },
  GameListed: { icon: Gamepad2, colour: 'success.main' },
  GameUnlisted: { icon: Gamepad2, colour: QUIET },
  EffectPlanned: { icon: Mail, colour: QUIET },
  EffectDone: { icon: Mail, colour: 'success.main' },
  EffectFailed: { icon: TriangleAlert, colour: 'error.main' },
  EffectLeftToPerson: { icon: TriangleAlert, colour: 'error.main' },
};

/** The sign of an event; what is good, bad or money going back stands out, the rest stays quiet. */
export function lookOf(type: string): Look {
  return LOOKS[type] ?? { icon: Clock, colour: QUIET };
}
