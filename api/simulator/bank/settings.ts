export type Operation =
  | 'create'
  | 'commit'
  | 'status'
  | 'refund'
  | 'inscription'
  | 'finish'
  | 'delete'
  | 'authorize'
  | 'oneclickStatus'
  | 'oneclickRefund'
  | 'binInfo';

export const OPERATIONS: readonly Operation[] = [
  'create',
  'commit',
  'status',
  'refund',
  'inscription',
  'finish',
  'delete',
  'authorize',
  'oneclickStatus',
  'oneclickRefund',
  'binInfo',
];

/** Limits of the merchant's Oneclick contract; null means unlimited. */
export type Limits = { perPayment: number | null; dailyAmount: number | null; dailyCount: number | null };

/** How the test bank behaves where the real one may behave either way. Each is explained in the README. */
export type Settings = {
  webpayCommerceCodes: string[];
  oneclickMallCode: string;
  oneclickStoreCodes: string[];
  merchantName: string;
  returnMethod: 'GET' | 'POST';
  abortMethod: 'GET' | 'POST';
  debitPartial: boolean;
  rejectPaidBuyOrder: boolean;
  unknownTbkUser: '-96' | '500';
  finishWindowSeconds: number | null;
  secondFinish: 'repeat' | '-96';
  leaveSession: 'empty' | 'filled';
  formMinutes: number;
  commitWindowMinutes: number;
  delayMs: Partial<Record<Operation, number>>;
  responseLevel: 1 | 2;
  nextRejectionCode: number | null;
  uniqueAuthorizationCodes: boolean;
  anotherCardFirst: boolean;
  strict: boolean;
  limits: Limits;
};

export const DEFAULT_SETTINGS: Settings = {
  webpayCommerceCodes: ['597055555532'],
  oneclickMallCode: '597055555541',
  oneclickStoreCodes: ['597055555542', '597055555543'],
  merchantName: 'Comercio de prueba',
  returnMethod: 'GET',
  abortMethod: 'GET',
  debitPartial: true,
  rejectPaidBuyOrder: false,
  unknownTbkUser: '-96',
  finishWindowSeconds: 60,
  secondFinish: 'repeat',
  leaveSession: 'empty',
  formMinutes: 10,
  commitWindowMinutes: 10,
  delayMs: {},
  responseLevel: 1,
  nextRejectionCode: null,
  uniqueAuthorizationCodes: false,
  anotherCardFirst: false,
  strict: false,
  limits: { perPayment: 9_999_999, dailyAmount: null, dailyCount: null },
};

export type SettingsChange = Partial<Omit<Settings, 'limits'>> & { limits?: Partial<Limits> };

/** Lays a change over settings; `limits` and `delayMs` are merged, so that one of them may be named alone. */
export function changed(settings: Settings, change: SettingsChange): Settings {
  return {
    ...settings,
    ...change,
    delayMs: { ...settings.delayMs, ...change.delayMs },
    limits: { ...settings.limits, ...change.limits },
  };
}

/** The codes a response level can carry: the second tells more. */
export function isRejectionCode(code: number, level: Settings['responseLevel']): boolean {
  return Number.isInteger(code) && code < 0 && code >= (level === 1 ? -5 : -11);
}
