import type { EffectRule } from '../../../platform/event-store/effects.js';

/** Which mails follow from what was done to an account. */
export const accountEffects: readonly EffectRule[] = [
  { name: 'tell-of-blocking', whenever: ({ type, data }) => (type === 'PersonBlocked' ? { kind: 'mail:account-blocked', subject: String(data.personId) } : null) },
  { name: 'tell-of-unblocking', whenever: ({ type, data }) => (type === 'PersonUnblocked' ? { kind: 'mail:account-unblocked', subject: String(data.personId) } : null) },
];
