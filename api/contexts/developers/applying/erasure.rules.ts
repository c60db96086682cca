import { isCompanyRut } from '../../../kernel/rut.js';
import type { ApplicationDraft } from './application.rules.js';
import { taxIdOf } from './tax-id.rules.js';

/** Who gave what a studio is paid by. */
export interface Given {
  /** The applicant; null once erased. */
  personId: string | null;
  draft: Partial<ApplicationDraft>;
  hasAccount: boolean;
  /** Null: the applicant. */
  accountBy: string | null;
  /** Null: the applicant. */
  taxIdBy: string | null;
}

/** What is left of an application without what one person gave; null when it is nothing. A company's RUT stays with an approved studio: it is no person's. */
export function withoutWhatWasGivenBy(erased: string, given: Given, isApproved: boolean): Given | null {
  if (given.personId === erased && !isApproved) return null;
  const isTheirs = (giver: string | null): boolean => (giver ?? given.personId) === erased;
  const hasAccount = given.hasAccount && !isTheirs(given.accountBy);
  const left = {
    personId: given.personId === erased ? null : given.personId,
    draft: draftWithout(erased, given, isTheirs(given.taxIdBy)),
    hasAccount,
    accountBy: hasAccount ? given.accountBy : null,
    taxIdBy: isTheirs(given.taxIdBy) ? null : given.taxIdBy,
  };
  return left.personId === null && !hasAccount && !left.draft.taxId ? null : left;
}

function draftWithout(erased: string, { personId, draft }: Given, isTaxIdTheirs: boolean): Given['draft'] {
  if (personId !== erased && personId !== null) return draft;
  const { country = '', taxId = '' } = draft;
  const isCompany = country === 'CL' && isCompanyRut(taxIdOf(country, taxId));
  return taxId && (isCompany || !isTaxIdTheirs) ? { country, taxId } : {};
}
