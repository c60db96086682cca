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
  'payout-in-file': {
    es: 'Este pago ya está en una nómina para el banco.',
    en: 'This pay-out is in a file for the bank already.',
  },
  'payout-account-changed': {
    es: 'La cuenta cambió después de liberar el pago. Anota que no llegó; el estudio lo puede pedir de nuevo.',
    en: 'The account changed after the release. Record that it did not arrive; the studio can request it again.',
  },
  'bank-file-unknown': { es: 'No encontramos esa nómina.', en: 'We could not find that bank file.' },
  'bank-file-empty': {
    es: 'No hay pagos liberados que falten en una nómina.',
    en: 'There is no released pay-out that is in no file yet.',
  },
  'bank-file-own': {
    es: 'Tú hiciste esta nómina. Otra persona tiene que devolverla, después de mirar en el banco que no se cargó.',
    en: 'You made this file. Another person has to put it back, after checking at the bank that it was not uploaded.',
  },
  'bank-file-executed': {
    es: 'El banco ya transfirió pagos de esta nómina, así que no se puede devolver. Anota los que no llegaron, uno por uno.',
    en: 'The bank transferred pay-outs of this file, so it cannot be put back. Record those that did not arrive, one by one.',
  },
  'bank-file-over': {
    es: 'En esta nómina ya no hay pagos que esperen al banco.',
    en: 'No pay-out of this file waits for the bank any more.',
  },
  'bank-file-withdrawn': {
    es: 'Esta nómina se devolvió: sus pagos van en otra. No la cargues en el banco.',
    en: 'This file was put back: its pay-outs go into another one. Do not upload it at the bank.',
  },
  'bank-file-recorded': {
    es: 'De esta nómina ya se anotaron transferencias o pagos que no llegaron: cargarla otra vez los pagaría dos veces.',
    en: 'Transfers or failures of this file are recorded already: uploading it again would pay twice.',
  },
  'payout-over': { es: 'Este pago ya terminó.', en: 'This pay-out is over.' },
  'payout-tax-document-missing': {
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
