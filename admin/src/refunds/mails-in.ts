import type { Refund } from '../lib/wire';

export interface RefundMail {
  kind: string;
  state: 'planned' | 'sent' | 'failed';
  at: string;
}

const STATE: Record<string, RefundMail['state']> = {
  EffectPlanned: 'planned',
  EffectDone: 'sent',
  EffectFailed: 'failed',
  EffectLeftToPerson: 'failed',
};

/** The mails to the person that the story of a refund tells of, each as it stands now. */
export function mailsIn({ id, timeline }: Pick<Refund, 'id' | 'timeline'>): RefundMail[] {
  const mails = new Map<string, RefundMail>();
  for (const { type, at, data } of timeline) {
    const kind = String(data.kind ?? '');
    const state = STATE[type];
    if (state && kind.startsWith('mail:refund-') && data.subject === id) mails.set(kind, { kind, state, at });
  }
  return [...mails.values()];
}
