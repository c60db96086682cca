type Data = Record<string, unknown>;

interface Words {
  amount: (value: unknown) => string;
  day: (value: unknown) => string;
  /** The word of a table. */
  word: (table: string, word: unknown) => string;
}

/** Which sentence tells what happened to a subscription, and with which words. */
export function subscriptionSentence(type: string, data: Data, { amount, day, word }: Words): [string, Data] {
  // The last day of a period is the one before the day it ends at.
  const period = (): Data => ({ from: day(data.from), until: day(dayBefore(String(data.until))) });
  switch (type) {
    case 'PeriodOrdered':
      return [type, { ...period(), plan: word('plan', data.planId), total: amount(data.total) }];
    case 'SubscriptionCreated':
      return [type, { plan: word('plan', data.planId), price: amount(data.price) }];
    case 'SubscriptionActivated':
      return [data.refundedPeriod === undefined ? type : 'SubscriptionGoesOnFree', { anchor: day(data.anchor) }];
    case 'PeriodChargeStarted':
      return [
        Number(data.attempt) > 1 ? 'PeriodChargeRepeated' : type,
        { ...period(), amount: amount(data.amount), attempt: data.attempt },
      ];
    case 'PeriodPaid':
      return [type, { ...period(), amount: amount(data.amount) }];
    case 'PeriodGranted':
    case 'PeriodSkipped':
      return [type, period()];
    case 'PeriodGiven':
      return [type, { ...period(), reason: data.reason }];
    case 'PeriodChargeFailed':
      return data.nextTryOn === null
        ? ['PeriodChargeFailedForGood', period()]
        : [type, { ...period(), nextTryOn: day(data.nextTryOn) }];
    case 'FreePeriodsAdded':
      return [type, { smart_count: data.periods }];
    case 'AutoRenewCancelled':
      return [type, { by: word('by', data.by) }];
    case 'RenewalAnnounced':
      return [type, { amount: amount(data.amount), chargeOn: day(data.chargeOn) }];
    case 'GraceEndAnnounced':
      return [type, { graceUntil: day(data.graceUntil) }];
    case 'SubscriptionEnded':
      return [type, { because: word('because', data.because) }];
    default:
      return [type, {}];
  }
}

/** The civil day before another one. */
export function dayBefore(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(at.getTime() - 86_400_000).toISOString().slice(0, 10);
}
