import type { Bilingual } from '../../../kernel/language.js';
import type { Decline, DeclineKind } from '../decline.rules.js';

/** Which of the bank's two tables of codes it answers us with; the second is to be asked for. */
export type ResponseLevel = 1 | 2;

const NEXT: Record<DeclineKind, Bilingual> = {
  hard: { es: 'Paga con otra tarjeta o por Webpay.', en: 'Pay with another card or through Webpay.' },
  soft: {
    es: 'Inténtalo otra vez en unos minutos, o paga con otra tarjeta o por Webpay.',
    en: 'Try again in a few minutes, or pay with another card or through Webpay.',
  },
  limit: {
    es: 'Inténtalo mañana, o paga hoy con otra tarjeta o por Webpay.',
    en: 'Try again tomorrow, or pay today with another card or through Webpay.',
  },
};

const ENROL_AGAIN: Bilingual = {
  es: 'Guárdala otra vez, o paga con otra tarjeta o por Webpay.',
  en: 'Save it again, or pay with another card or through Webpay.',
};

const BY_WEBPAY: Bilingual = { es: 'Paga esta compra por Webpay.', en: 'Pay for this through Webpay.' };

function decline(
  kind: DeclineKind,
  reason: Bilingual,
  trouble: Decline['trouble'] = null,
  next: Bilingual = NEXT[kind],
): Decline {
  return { kind, trouble, reason, next };
}

const UNNAMED = decline('soft', {
  es: 'El banco rechazó el cobro y no dio más detalles.',
  en: 'The bank declined the charge and gave no details.',
});

/** Said at both levels: the enrolment is gone, or a limit of the contract was met. */
const BY_CONTRACT: Record<number, Decline> = {
  [-96]: decline(
    'hard',
    { es: 'El banco ya no reconoce esta tarjeta guardada.', en: 'The bank no longer knows this saved card.' },
    'unknown-at-bank',
    ENROL_AGAIN,
  ),
  [-97]: decline('limit', {
    es: 'Con esta compra superas el monto que esta tarjeta permite por día.',
    en: 'This purchase goes beyond the amount that this card allows per day.',
  }),
  [-98]: decline(
    'limit',
    {
      es: 'El monto supera lo que se puede cobrar de una vez a una tarjeta guardada.',
      en: 'The amount is more than a saved card can be charged at once.',
    },
    null,
    BY_WEBPAY,
  ),
  [-99]: decline('limit', {
    es: 'Esta tarjeta ya llegó a los pagos que permite por día.',
    en: 'This card has reached the payments that it allows per day.',
  }),
};

/** Codes of the shop's own contract: the card's bank was not asked. */
export const CONTRACT_CODES = Object.keys(BY_CONTRACT).map(Number);
export const CONTRACT_LIMITS = CONTRACT_CODES.filter((code) => BY_CONTRACT[code]?.kind === 'limit');

/** The general table. */
const LEVEL_1: Record<number, Decline> = {
  [-1]: decline('soft', { es: 'Algún dato de la tarjeta no coincide.', en: 'Some detail of the card does not match.' }),
  [-2]: decline('soft', {
    es: 'El banco no pudo procesar la tarjeta o su cuenta.',
    en: 'The bank could not process the card or its account.',
  }),
  [-3]: decline('soft', { es: 'Hubo un error en la transacción.', en: 'There was an error in the transaction.' }),
  [-4]: decline('soft', {
    es: 'El banco que emitió la tarjeta rechazó el cobro; a veces falta saldo o cupo.',
    en: 'The bank that issued the card declined the charge; sometimes funds or credit are missing.',
  }),
  [-5]: decline(
    'hard',
    {
      es: 'El banco rechazó el cobro para proteger la tarjeta de un posible fraude.',
      en: 'The bank declined the charge to protect the card against possible fraud.',
    },
    'fraud-suspected',
    {
      es: 'Llama a tu banco, o paga con otra tarjeta o por Webpay.',
      en: 'Call your bank, or pay with another card or through Webpay.',
    },
  ),
};

/** The detailed table. */
const LEVEL_2: Record<number, Decline> = {
  [-1]: decline('hard', {
    es: 'El banco dice que la tarjeta no es válida.',
    en: 'The bank says that the card is not valid.',
  }),
  [-2]: decline('soft', {
    es: 'Se cortó la conexión con el banco de la tarjeta.',
    en: 'The connection to the bank of the card broke.',
  }),
  [-3]: decline('limit', {
    es: 'El monto supera el máximo de la tarjeta.',
    en: 'The amount is above the maximum of the card.',
  }),
  [-4]: decline(
    'soft',
    { es: 'La fecha de vencimiento de la tarjeta no es correcta.', en: 'The expiry date of the card is not right.' },
    null,
    ENROL_AGAIN,
  ),
  [-5]: decline('soft', {
    es: 'El banco no pudo comprobar la identidad de quien paga.',
    en: 'The bank could not check who is paying.',
  }),
  [-6]: decline('soft', { es: 'El banco rechazó el cobro.', en: 'The bank declined the charge.' }),
  [-7]: decline('hard', { es: 'La tarjeta está bloqueada.', en: 'The card is blocked.' }, 'blocked', {
    es: 'Llama a tu banco, o paga con otra tarjeta o por Webpay.',
    en: 'Call your bank, or pay with another card or through Webpay.',
  }),
  [-8]: decline('hard', { es: 'La tarjeta está vencida.', en: 'The card has expired.' }, 'expired'),
  [-9]: decline('hard', {
    es: 'El banco no permite este tipo de cobro con esta tarjeta.',
    en: 'The bank does not allow this kind of charge on this card.',
  }),
  [-10]: decline('soft', {
    es: 'El banco tuvo un problema con el cobro.',
    en: 'The bank had a problem with the charge.',
  }),
  [-11]: decline(
    'hard',
    {
      es: 'Se intentó demasiadas veces con esta tarjeta y ya no acepta más intentos.',
      en: 'This card was tried too many times and takes no more tries.',
    },
    'retry-limit',
  ),
};

/** Everything that the bank may answer besides 0. */
export const RESPONSE_CODES = { 1: { ...LEVEL_1, ...BY_CONTRACT }, 2: { ...LEVEL_2, ...BY_CONTRACT } } as const;

/** What who paid through Webpay can do next: neither Webpay nor a saved card is news to them. */
function withoutWebpay({ kind, next }: Decline): Bilingual {
  if (next === ENROL_AGAIN || next === BY_WEBPAY) return withoutWebpay({ ...UNNAMED, kind, next: NEXT[kind] });
  return { es: next.es.replace(' o por Webpay', ''), en: next.en.replace(' or through Webpay', '') };
}

/**
 * What a refusal means and how it is told to people.
 * @param responseCode the bank's; null where it gave none. Codes of one table only are known at either level.
 * @param method how the refused payment was made.
 */
export function declineOf(
  responseCode: number | null,
  level: ResponseLevel,
  method: 'webpay-plus' | 'oneclick' = 'oneclick',
): Decline {
  const codes: Record<number, Decline> = RESPONSE_CODES[level];
  const found = responseCode === null ? UNNAMED : (codes[responseCode] ?? LEVEL_2[responseCode] ?? UNNAMED);
  return method === 'oneclick' ? found : { ...found, next: withoutWebpay(found) };
}
