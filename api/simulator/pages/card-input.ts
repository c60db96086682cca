import { allowsInstallments, findCard, spaced, type TestCard } from '../cards.js';
import { PLANS, type CardInput, type CardProblems } from './card-form.js';
import type { Texts } from './texts.js';

export type Fields = Record<string, string | undefined>;

/** What the buyer typed into the card form. */
export const readCard = (fields: Fields): CardInput => ({
  number: fields['card-number'] ?? '',
  expiry: fields['card-exp'] ?? '',
  cvv: fields['card-cvv'] ?? '',
  plan: fields.plan ?? '0',
  acceptsTerms: fields['accept-terms'] === '1',
});

/** The input a tap on a test card writes, valid for three more years. */
export const filledFrom = (card: TestCard, now: number): CardInput => ({
  number: spaced(card.number),
  expiry: card.kind === 'debit' ? '' : `12/${String(new Date(now).getUTCFullYear() + 3).slice(2)}`,
  cvv: card.cvv,
  plan: '0',
  acceptsTerms: false,
});

type CheckedCard = { card: TestCard | undefined; plan: (typeof PLANS)[number]; problems: CardProblems };

/** Checks a card as the form does: a debit card needs its number alone. */
export function checkCard(input: CardInput, now: number, texts: Texts): CheckedCard {
  const card = findCard(input.number);
  const plan = PLANS[Number(input.plan)] ?? { installments: 0, kind: 'VC' };
  if (!card) return { card, plan, problems: { number: texts.unknownCard } };

  const problems: CardProblems = {};
  const needsCode = card.kind !== 'debit';
  if (needsCode && !isFuture(input.expiry, now)) problems.expiry = texts.wrongExpiry;
  if (needsCode && input.cvv !== card.cvv) problems.cvv = texts.wrongCvv;
  if (!allowsInstallments(card.kind, plan.installments, plan.kind)) problems.plan = texts.wrongInstallments;
  return { card, plan, problems };
}

function isFuture(expiry: string, now: number): boolean {
  const found = /^(\d{2})\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry.trim());
  if (!found) return false;
  const month = Number(found[1]);
  return month >= 1 && month <= 12 && Date.UTC(2000 + Number(found[2]), month, 1) > now;
}
