import type { Bilingual, Language } from '../../../kernel/language.js';
import type { PayoutFailure } from '../payout.events.js';

/** Why a pay-out did not arrive, and what to do about it. */
const REASONS: Record<PayoutFailure, Bilingual> = {
  'account-unknown': {
    es: 'El banco no conoce ese número de cuenta. Revisa el número y el tipo de cuenta.',
    en: 'The bank does not know that account number. Check the number and the kind of account.',
  },
  'account-closed': {
    es: 'La cuenta está cerrada. Agrega una cuenta abierta.',
    en: 'The account is closed. Add one that is open.',
  },
  'holder-differs': {
    es: 'El nombre o el RUT de la cuenta no es el del estudio. Usa una cuenta a su nombre.',
    en: 'The name or tax id of the account is not that of the studio. Use an account in its name.',
  },
  'bank-refused': {
    es: 'El banco no aceptó la transferencia. No hay nada que corregir: pídela otra vez mañana.',
    en: 'The bank did not accept the transfer. There is nothing to correct: request it again tomorrow.',
  },
  'document-wrong': {
    es: 'El documento tributario no sirve para este pago. Agrega el correcto.',
    en: 'The tax document does not fit this pay-out. Add the right one.',
  },
};

export function reasonOf(language: Language, why: PayoutFailure | null | undefined): string {
  return why ? REASONS[why][language] : '';
}
