export type CardKind = 'credit' | 'debit' | 'prepaid';

/** One of the published test cards; `enrolsAs` is the word that Oneclick uses for it. */
export type TestCard = {
  readonly number: string;
  readonly brand: string;
  readonly kind: CardKind;
  readonly cvv: string;
  readonly approves: boolean;
  readonly enrolsAs: string;
};

/** As printed, brand, kind, CVV, whether it approves, and Oneclick's word. */
type CardRow = readonly [string, string, CardKind, string, boolean, string];
const ROWS: readonly CardRow[] = [
  ['4051 8856 0044 6623', 'Visa', 'credit', '123', true, 'Visa'],
  ['3700 0000 0002 032', 'Amex', 'credit', '1234', true, 'AmericanExpress'],
  ['5186 0595 5959 0568', 'Mastercard', 'credit', '123', false, 'MasterCard'],
  ['4051 8842 3993 7763', 'Redcompra', 'debit', '', true, 'Redcompra'],
  ['4511 3466 6003 7060', 'Redcompra', 'debit', '', true, 'Redcompra'],
  ['5186 0085 4123 3829', 'Redcompra', 'debit', '', false, 'Redcompra'],
  ['4051 8860 0005 6590', 'Visa', 'prepaid', '123', true, 'Prepaid'],
  ['5186 1741 1062 9480', 'Mastercard', 'prepaid', '123', false, 'Prepaid'],
];

/** Every card the test bank knows; any other is refused on the form. */
export const TEST_CARDS: readonly TestCard[] = ROWS.map(([printed, brand, kind, cvv, approves, enrolsAs]) => ({
  number: printed.replaceAll(' ', ''),
  brand,
  kind,
  cvv,
  approves,
  enrolsAs,
}));

const byNumber = new Map(TEST_CARDS.map((known) => [known.number, known]));

/** The card a buyer pays with when none is named: the approving Visa. */
export const DEFAULT_CARD = TEST_CARDS[0] as TestCard;

/** Finds a test card by its number, however it is spaced. */
export function findCard(number: string): TestCard | undefined {
  return byNumber.get(number.replace(/[\s.-]/g, ''));
}

export const lastFour = (number: string): string => number.slice(-4);

/** The number as printed on the plastic. */
export function spaced(number: string): string {
  return number.length === 15
    ? `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8, 12)} ${number.slice(12)}`
    : number.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Who pays for paying later: the issuer's own plan (VC) or the merchant, without interest (S2, SI, NC). */
export type InstallmentKind = 'VC' | 'S2' | 'SI' | 'NC';
export type PaymentType = 'VD' | 'VP' | 'VN' | InstallmentKind;

/** The payment type that travels on the wire. */
export function paymentType(kind: CardKind, installments: number, plan: InstallmentKind = 'VC'): PaymentType {
  if (kind === 'debit') return 'VD';
  if (kind === 'prepaid') return 'VP';
  return installments > 1 ? plan : 'VN';
}

/** Whether a card of this kind may pay in that many instalments of that plan. */
export function allowsInstallments(kind: CardKind, installments: number, plan: InstallmentKind): boolean {
  if (!Number.isInteger(installments) || installments < 0) return false;
  if (installments <= 1) return true;
  if (kind !== 'credit') return false;
  switch (plan) {
    case 'VC':
      return installments <= 48;
    case 'S2':
      return installments === 2;
    case 'SI':
      return installments === 3;
    case 'NC':
      return installments <= 12;
    default:
      return plan satisfies never;
  }
}
