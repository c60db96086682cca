import type { Bilingual } from '../../../kernel/language.js';

/** The sentence of each refusal about pay-outs. */
export const PAYOUT_MESSAGES: Record<string, Bilingual> = {
  'payout-unknown': { es: 'No encontramos ese pago.', en: 'We could not find that pay-out.' },
  'payout-open': {
    es: 'Ya hay un pago en curso. Espera a que llegue antes de pedir otro.',
    en: 'A pay-out is already on its way. Wait for it before you request another.',
  },
  'payout-below-threshold': {
    es: 'Todavía no hay 10.000 pesos por pagar. El saldo sigue sumando hasta entonces.',
    en: 'The balance has not reached 10,000 pesos yet. It keeps growing until then.',
  },
  'payout-account-missing': {
    es: 'Falta la cuenta bancaria del estudio. Agrégala y pide el pago otra vez.',
    en: 'The studio has no bank account yet. Add it and request the pay-out again.',
  },
  'payout-account-invalid': {
    es: 'Falta algo en la cuenta bancaria, o hay algo que corregir. Mira los campos marcados.',
    en: 'Something in the bank account is missing or needs correcting. See the marked fields.',
  },
  'payout-under-way': {
    es: 'Hay una transferencia en camino a la cuenta de antes. Cambia la cuenta cuando llegue.',
    en: 'A transfer is on its way to the present account. Change the account once it has arrived.',
  },
  'payout-own': {
    es: 'Nadie decide sobre pagos de su propio estudio: pídeselo a otra persona del equipo.',
    en: 'Nobody decides about pay-outs of their own studio: ask somebody else of the staff.',
  },
  'payout-same-person': {
    es: 'Ya aprobaste este pago. Otra persona tiene que liberarlo.',
    en: 'You approved this pay-out already. Another person has to release it.',
  },
  'payout-not-approved': {
    es: 'Falta la primera aprobación de este pago.',
    en: 'The first approval of this pay-out is missing.',
  },
  'payout-not-released': {
    es: 'Este pago todavía no está liberado por dos personas.',
    en: 'Two people have not released this pay-out yet.',
  },
  'payout-over': { es: 'Este pago ya terminó.', en: 'This pay-out is over.' },
  'payout-taxDocument-missing': {
    es: 'Falta un documento tributario vigente del estudio. El pago espera hasta que llegue.',
    en: 'The studio has no valid tax document. The pay-out waits until it has one.',
  },
  'payout-account-waits': {
    es: 'La cuenta bancaria cambió hace poco. El pago se puede liberar cuando pasen 72 horas.',
    en: 'The bank account changed a short time ago. The pay-out can be released after 72 hours.',
  },
  'taxDocument-expired': {
    es: 'Ese documento ya venció. Elige uno vigente.',
    en: 'That document has expired. Choose one that is valid.',
  },
};
