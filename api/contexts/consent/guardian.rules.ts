import type { GuardianDecision } from './age.rules.js';

/** What a guardian can want. */
export const GUARDIAN_WISHES = ['allow', 'refuse', 'erase'] as const;

export type GuardianWish = (typeof GUARDIAN_WISHES)[number];

/** Who was asked, and what came of it. */
interface Asked {
  email: string;
  decision: GuardianDecision | null;
}

type AskFault = 'guardian-own-address' | 'guardian-allows-already' | 'guardian-wants-erasure' | 'guardian-said-no';

/**
 * Why a guardian may not be asked; null when one may.
 * @param own the address of the account.
 * @param before who was asked last.
 */
export function askFault(email: string, own: string, before: Asked | null): AskFault | null {
  if (mailboxOf(email) === mailboxOf(own)) return 'guardian-own-address';
  if (before?.decision === 'allowed') return 'guardian-allows-already';
  if (before?.decision === 'erasure-asked') return 'guardian-wants-erasure';
  // After a no the same adult may be asked again, but no other: a yes is not found by trying.
  return before?.decision && before.email !== email ? 'guardian-said-no' : null;
}

/** What a wish makes of the answer before it. */
export function decisionOn(wish: GuardianWish, before: GuardianDecision | null): GuardianDecision {
  switch (wish) {
    case 'allow':
      return 'allowed';
    case 'erase':
      return 'erasure-asked';
    case 'refuse':
      return before === 'allowed' || before === 'withdrawn' ? 'withdrawn' : 'refused';
  }
}

/** Words behind a plus sign lead to the same mailbox. */
function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*(?=@[^@]*$)/, '');
}
