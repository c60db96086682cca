import type { GuardianDecision } from './age.rules.js';

/** What a guardian can want. */
export const GUARDIAN_CHOICES = ['allow', 'refuse', 'erase'] as const;

export type GuardianChoice = (typeof GUARDIAN_CHOICES)[number];

/** Who was asked, and what came of it. */
interface EarlierRequest {
  email: string;
  decision: GuardianDecision | null;
}

type GuardianFault = 'guardian-own-address' | 'guardian-allows-already' | 'guardian-wants-erasure' | 'guardian-said-no';

/**
 * Why a guardian may not be asked; null when one may.
 * @param own the address of the account.
 * @param before who was asked last.
 */
export function guardianFault(email: string, own: string, before: EarlierRequest | null): GuardianFault | null {
  if (mailboxOf(email) === mailboxOf(own)) return 'guardian-own-address';
  if (before?.decision === 'allowed') return 'guardian-allows-already';
  if (before?.decision === 'erasure-requested') return 'guardian-wants-erasure';
  // After a no the same adult may be asked again, but no other: a yes is not found by trying.
  return before?.decision && before.email !== email ? 'guardian-said-no' : null;
}

/** What a wish makes of the answer before it. */
export function decisionOn(choice: GuardianChoice, before: GuardianDecision | null): GuardianDecision {
  switch (choice) {
    case 'allow':
      return 'allowed';
    case 'erase':
      return 'erasure-requested';
    case 'refuse':
      return before === 'allowed' || before === 'withdrawn' ? 'withdrawn' : 'refused';
  }
}

/** Words behind a plus sign lead to the same mailbox. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@[^@]*$)/, '');
}
