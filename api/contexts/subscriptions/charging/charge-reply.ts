import { UNREACHED } from '../../payments/index.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import type { PeriodChargeDetail, PeriodChargeReply } from '../subscriptions.dto.js';
import type { ChargedPeriod } from './period-charges.js';

/** The charge of a period as the shop's contract tells it. */
export function chargeReply(charged: ChargedPeriod, amount: number): PeriodChargeReply {
  const { orderId } = charged;
  return { token: orderId, details: [{ ...wordOf(charged), amount, buy_order: orderId }] };
}

function wordOf({ outcome, responseCode }: ChargedPeriod): Pick<PeriodChargeDetail, 'response_code' | 'status'> {
  switch (outcome) {
    case 'approved':
      return { response_code: 0, status: 'AUTHORIZED' };
    case 'unknown':
      return { response_code: null, status: 'PENDING' };
    case 'declined':
      return { response_code: responseCode ?? -1, status: responseCode === null ? 'FAILED' : 'REJECTED' };
    // The bank had approved it, but clients read 0 as a period that is paid.
    case 'returned':
      return { response_code: -1, status: 'REVERSED' };
  }
  return outcome satisfies never;
}

/** What a person is told of a charge. */
export function chargeMessage({ outcome, decline }: ChargedPeriod, language: Language): string {
  switch (outcome) {
    case 'approved':
      return { es: 'Listo: tu suscripción está activa.', en: 'Done: your subscription is active.' }[language];
    case 'unknown':
      return {
        es: 'El banco todavía no contesta. No vuelvas a pagar: te avisaremos en cuanto lo sepamos, y no se cobra dos veces.',
        en: 'The bank has not answered yet. Do not pay again: we will tell you as soon as we know, and nothing is charged twice.',
      }[language];
    case 'declined':
      return declineMessage(decline, language);
    case 'returned':
      return {
        es: 'El banco tomó un dinero que no correspondía y se devuelve completo.',
        en: 'The bank took money that was not due, and it goes back in full.',
      }[language];
  }
  return outcome satisfies never;
}

function declineMessage(decline: ChargedPeriod['decline'], language: Language): string {
  if (decline === UNREACHED) return `${decline.reason[language]} ${decline.next[language]}`;
  const reason =
    decline?.reason[language] ??
    { es: 'El banco no aprobó el cobro.', en: 'The bank did not approve the charge.' }[language];
  const next =
    decline?.kind === 'limit'
      ? {
          es: 'No se cobró nada. Inténtalo mañana, o con otra tarjeta.',
          en: 'Nothing was charged. Try again tomorrow, or use another card.',
        }
      : { es: 'No se cobró nada. Prueba con otra tarjeta.', en: 'Nothing was charged. Try another card.' };
  return `${reason} ${next[language]}`;
}

/** A renewal that the bank declined is no success: clients read any other status as renewed. */
export function declinedRenewal(charged: ChargedPeriod, amount: number): Problem {
  return unpaid('charge-declined', charged, amount);
}

/** Neither is a charge whose money goes back, and "nothing was charged" would not be true of it. */
export function returnedCharge(charged: ChargedPeriod, amount: number): Problem {
  return unpaid('charge-returned', charged, amount);
}

function unpaid(code: 'charge-declined' | 'charge-returned', charged: ChargedPeriod, amount: number): Problem {
  return new Problem(409, code, {
    sentence: { es: chargeMessage(charged, 'es'), en: chargeMessage(charged, 'en') },
    details: { payment: chargeReply(charged, amount) },
  });
}
