import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import type { PeriodChargeReply } from './billing.dto.js';
import type { ChargedPeriod } from './period-charges.js';

/** The charge of a period as the shop's contract tells it. */
export function chargeReply({ orderId, outcome, responseCode }: ChargedPeriod, amount: number): PeriodChargeReply {
  const status = outcome === 'approved' ? 'AUTHORIZED' : outcome === 'unknown' ? 'PENDING' : responseCode === null ? 'FAILED' : 'REJECTED';
  const told = outcome === 'approved' ? 0 : outcome === 'unknown' ? null : (responseCode ?? -1);
  return { token: orderId, details: [{ response_code: told, status, amount, buy_order: orderId }] };
}

/** What a person is told of a charge. */
export function chargeMessage({ outcome, decline }: ChargedPeriod, language: Language): string {
  if (outcome === 'approved') return { es: 'Listo: tu suscripción está activa.', en: 'Done: your subscription is active.' }[language];
  if (outcome === 'unknown') {
    return {
      es: 'El banco todavía no contesta. No vuelvas a pagar: te avisaremos en cuanto lo sepamos, y no se cobra dos veces.',
      en: 'The bank has not answered yet. Do not pay again: we will tell you as soon as we know, and nothing is charged twice.',
    }[language];
  }
  const reason = decline?.reason[language] ?? { es: 'El banco no aprobó el cobro.', en: 'The bank did not approve the charge.' }[language];
  const next = decline?.kind === 'limit'
    ? { es: 'No se cobró nada. Inténtalo mañana, o con otra tarjeta.', en: 'Nothing was charged. Try again tomorrow, or use another card.' }
    : { es: 'No se cobró nada. Prueba con otra tarjeta.', en: 'Nothing was charged. Try another card.' };
  return `${reason} ${next[language]}`;
}

/** A renewal that the bank declined is no success: clients read any other status as renewed. */
export function declinedRenewal(charged: ChargedPeriod, amount: number): Problem {
  return new Problem(409, 'charge-declined', { sentence: { es: chargeMessage(charged, 'es'), en: chargeMessage(charged, 'en') }, details: { payment: chargeReply(charged, amount) } });
}
