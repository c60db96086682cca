import { CALL_FAULTS, RETURN_FAULTS } from '../bank/faults.js';
import { OPERATIONS } from '../bank/settings.js';
import { BUYERS } from './play.js';

const object = (properties: Record<string, unknown>, required: string[] = []): Record<string, unknown> => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const text = { type: 'string' };
const whole = { type: 'integer' };
const commerceCode = { type: 'string', pattern: '^[0-9]{12}$' };
const positive = { type: 'integer', minimum: 1 };
const notNegative = { type: 'integer', minimum: 0 };
const yesOrNo = { type: 'boolean' };
const method = { enum: ['GET', 'POST'] };
const orNull = (schema: Record<string, unknown>): Record<string, unknown> => ({ anyOf: [schema, { type: 'null' }] });

export const CLOCK = object({ offsetMs: whole, advanceMs: whole, now: { anyOf: [text, { type: 'number' }] } });

export const SETTINGS = object({
  webpayCommerceCodes: { type: 'array', items: commerceCode },
  oneclickMallCode: commerceCode,
  oneclickStoreCodes: { type: 'array', items: commerceCode },
  merchantName: text,
  returnMethod: method,
  abortMethod: method,
  debitPartial: yesOrNo,
  rejectPaidBuyOrder: yesOrNo,
  unknownTbkUser: { enum: ['-96', '500'] },
  finishWindowSeconds: orNull(notNegative),
  secondFinish: { enum: ['repeat', '-96'] },
  leaveSession: { enum: ['empty', 'filled'] },
  formMinutes: { type: 'number', exclusiveMinimum: 0 },
  commitWindowMinutes: { type: 'number', exclusiveMinimum: 0 },
  delayMs: object(Object.fromEntries(OPERATIONS.map((operation) => [operation, notNegative]))),
  responseLevel: { enum: [1, 2] },
  nextRejectionCode: orNull({ type: 'integer', minimum: -11, maximum: -1 }),
  uniqueAuthorizationCodes: yesOrNo,
  anotherCardFirst: yesOrNo,
  strict: yesOrNo,
  limits: object({ perPayment: orNull(positive), dailyAmount: orNull(positive), dailyCount: orNull(positive) }),
});

const TOKEN_SUBJECT = { token: text, buyOrder: text, username: text, tbkUser: text };

export const FAULT = object(
  {
    ...TOKEN_SUBJECT,
    operation: { enum: [...OPERATIONS, 'return'] },
    fault: { enum: [...CALL_FAULTS, ...RETURN_FAULTS] },
    times: positive,
    status: { type: 'integer', minimum: 200, maximum: 599 },
    message: text,
    ms: notNegative,
    code: whole,
    detail: notNegative,
    body: { type: 'object' },
    omit: { type: 'array', items: text },
    apply: yesOrNo,
    mode: { enum: ['parallel', 'later'] },
    method,
  },
  ['operation', 'fault'],
);

export const PLAY = object(
  {
    token: text,
    buyOrder: text,
    buyer: { enum: [...BUYERS] },
    card: text,
    installments: notNegative,
    plan: { enum: ['VC', 'S2', 'SI', 'NC'] },
  },
  ['buyer'],
);

export const FORGET = object({ tbkUser: text, username: text });

export const FILTER = object({ token: text, buyOrder: text });
