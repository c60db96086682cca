import { csvOf } from '../../../../kernel/csv.js';
import type { Instant } from '../../../../kernel/instant.js';
import type { Pesos } from '../../../../kernel/money.js';
import { isAccountChanged } from '../payout.decider.js';

type AccountKind = 'checking' | 'sight' | 'savings';

/** What is known of a studio that may be paid. */
export interface Beneficiary {
  country: string;
  taxId: string | null;
  account: { holder: string; bank: string; kind: AccountKind | ''; number: string } | null;
  members: readonly { personId: string }[];
}

/** Whom a line of a file pays, as the shop knew it when the file was made. */
export interface Payee {
  rut: string;
  holder: string;
  bank: string;
  kind: AccountKind;
  number: string;
  /** For the bank's own notice; null when no owner is left. */
  email: string | null;
}

export interface BankFileLine extends Payee {
  paid: Pesos;
  reference: string;
}

/** Why a released pay-out stays out of a file. */
export const LEFT_OUT = ['account-changed', 'account-missing', 'abroad', 'rut-missing', 'own'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const HEAD = [
  'RUT beneficiario',
  'Nombre beneficiario',
  'Banco',
  'Tipo de cuenta',
  'Número de cuenta',
  'Monto',
  'Correo',
  'Referencia',
];
const KINDS: Record<AccountKind, string> = {
  checking: 'Cuenta corriente',
  sight: 'Cuenta vista',
  savings: 'Cuenta de ahorro',
};

/** By what a line of the bank's statement leads back to its pay-out: `LUD00012N003` is the third of file 12. */
export function referenceOf(number: number, line: number): string {
  return `LUD${String(number).padStart(5, '0')}N${String(line).padStart(3, '0')}`;
}

/** What is transferred to, or why it is not by a file. */
export function payeeOf(
  { releasedAt, noReleaseBefore }: { releasedAt: Instant; noReleaseBefore: Instant | null },
  to: Beneficiary | undefined,
  { staffId, email }: { staffId: string; email: string | null },
): Payee | LeftOut {
  if (isAccountChanged(releasedAt, noReleaseBefore)) return 'account-changed';
  if (!to?.account || to.account.kind === '') return 'account-missing';
  if (to.country !== 'CL') return 'abroad';
  if (to.taxId === null) return 'rut-missing';
  if (to.members.some(({ personId }) => personId === staffId)) return 'own';
  const { holder, bank, kind, number } = to.account;
  return { rut: to.taxId, holder: oneLine(holder), bank: oneLine(bank), kind, number, email };
}

/** The file as it is uploaded at the bank; the same lines give the same bytes. */
export function bankFileOf(lines: readonly BankFileLine[]): string {
  const inOrder = [...lines].sort((a, b) => (a.reference < b.reference ? -1 : 1));
  return csvOf(
    'es',
    HEAD,
    inOrder.map(({ rut, holder, bank, kind, number, paid, email, reference }) => {
      return [rut, holder, bank, KINDS[kind], number, paid, email, reference];
    }),
  );
}

/** Banks read a file line by line, quotes or not. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
