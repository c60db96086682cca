import type { Refund } from '../lib/wire';

export interface Letter {
  kind: string;
  state: 'planned' | 'sent' | 'failed';
  at: string;
}

const STATE: Record<string, Letter['state']> = { EffectPlanned: 'planned', EffectDone: 'sent', EffectFailed: 'failed', EffectLeftToPerson: 'failed' };

/** The mails to the person that the story of a refund tells of, each as it stands now. */
export function lettersIn({ id, timeline }: Pick<Refund, 'id' | 'timeline'>): Letter[] {
  const letters = new Map<string, Letter>();
  for (const { type, at, data } of timeline) {
    const kind = String(data.kind ?? '');
    const state = STATE[type];
    if (state && kind.startsWith('mail:refund-') && data.subject === id) letters.set(kind, { kind, state, at });
  }
  return [...letters.values()];
}
