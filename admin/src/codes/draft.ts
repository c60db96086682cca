import type { NewBatch } from '../lib/wire';

/** The form of a new code: texts, as they are typed. */
export interface CodeDraft {
  batch: boolean;
  text: string;
  count: string;
  kind: 'percent' | 'game' | 'plan';
  percent: string;
  gameId: string;
  planId: 'monthly' | 'yearly';
  periods: string;
  uses: string;
  usesPerPerson: string;
  validFrom: string;
  validUntil: string;
  firstPurchaseOnly: boolean;
  purpose: string;
}

export const EMPTY_CODE: CodeDraft = {
  batch: false,
  text: '',
  count: '50',
  kind: 'percent',
  percent: '10',
  gameId: '',
  planId: 'monthly',
  periods: '1',
  uses: '',
  usesPerPerson: '1',
  validFrom: '',
  validUntil: '',
  firstPurchaseOnly: false,
  purpose: '',
};

/** A choice out of a list, as the draft keeps it. */
export function draftOf(field: 'kind' | 'planId', value: string): Partial<CodeDraft> {
  return { [field]: value };
}

/** What the API is asked for: fields that were left empty are no limit. */
export function rulesOf(draft: CodeDraft): Omit<NewBatch, 'count'> {
  const number = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));
  const { kind, planId, firstPurchaseOnly } = draft;
  return {
    kind,
    firstPurchaseOnly,
    purpose: draft.purpose.trim(),
    ...(kind === 'percent' ? { percent: number(draft.percent) } : {}),
    ...(kind === 'game' ? { gameId: draft.gameId } : {}),
    ...(kind === 'plan' ? { planId, periods: number(draft.periods) } : {}),
    uses: number(draft.uses),
    usesPerPerson: number(draft.usesPerPerson),
    validFrom: draft.validFrom || undefined,
    validUntil: draft.validUntil || undefined,
  };
}
