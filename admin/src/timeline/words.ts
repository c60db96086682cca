import { useTranslate, type TranslateFunction } from 'react-admin';
import { money, useFormat, type Language } from '../lib/format';
import { spaced } from '../lib/spaced';
import type { TimelineEntry } from '../lib/wire';
import { subscriptionSentence } from './subscription-words';

type Data = Record<string, unknown>;
type Writing = { translate: TranslateFunction } & Pick<ReturnType<typeof useFormat>, 'language' | 'money' | 'civilDay'>;

/** The word of a table, or the thing itself when the table has none. */
function wordIn(translate: TranslateFunction, table: string, word: unknown): string {
  const text = String(word ?? '');
  return translate(`timeline.${table}.${text}`, { _: text });
}

/** What the bank was seen to say; a longer story follows a colon. */
function seenWord(translate: TranslateFunction, language: Language, seen: unknown): string {
  const [head = '', ...rest] = String(seen ?? '').split(': ');
  const [, held] = /^the bank (?:still )?holds (\d+)$/.exec(head) ?? [];
  if (held) return translate('timeline.seen.the-bank-holds', { amount: money(language, Number(held)) });
  const word = translate(`timeline.seen.${head.replaceAll(' ', '-')}`, { _: head });
  return rest.length === 0 ? word : `${word} (${rest.join(': ')})`;
}

function kindIn(translate: TranslateFunction, kind: unknown): string {
  const text = String(kind ?? '');
  if (text.endsWith('receipt')) return translate('timeline.kind.receipt');
  return translate(`timeline.kind.${text}`, { _: text.startsWith('mail') ? translate('timeline.kind.mail') : text });
}

type Sentence = [key: string, words: Data];

/** The words that many sentences about this event need. */
function wordsFor({ translate, money, language }: Writing, data: Data) {
  return {
    translate,
    language,
    amount: (value: unknown): string => money(typeof value === 'number' ? value : 0),
    because: (): Data => ({ because: wordIn(translate, 'because', data.because) }),
    why: (): Data => ({ why: seenWord(translate, language, data.why) }),
  };
}
type Words = ReturnType<typeof wordsFor>;

/** Which sentence says what happened, and with which words. */
function sentenceOf(writing: Writing, type: string, data: Data): Sentence {
  const words = wordsFor(writing, data);
  return (
    paymentSentence(type, data, words) ??
    paymentEndSentence(type, data, words) ??
    refundSentence(type, data, words) ??
    orderSentence(type, data, words) ??
    subscriptionSentence(type, data, {
      amount: words.amount,
      day: (value) => writing.civilDay(String(value), 'date'),
      word: (table, word) => wordIn(writing.translate, table, word),
    })
  );
}

function paymentSentence(type: string, data: Data, { translate, language, amount }: Words): Sentence | null {
  switch (type) {
    case 'AttemptStarted':
      return [data.supersedes ? 'AttemptRestarted' : type, {}];
    case 'PaymentPlanned':
    case 'CardPaymentPlanned':
      return [type, { amount: amount(data.amount), buyOrder: data.buyOrder }];
    case 'PaymentReturned':
      return [type, { ending: wordIn(translate, 'ending', data.ending) }];
    case 'CommitStarted':
      return [Number(data.attempt) > 1 ? 'CommitRepeated' : type, { attempt: data.attempt }];
    case 'PaymentApproved':
      return [
        data.late ? 'PaymentApprovedLate' : type,
        { authorizationCode: (data.approval as Data | undefined)?.authorizationCode },
      ];
    case 'PaymentDeclined':
      return [data.responseCode === null ? type : 'PaymentDeclinedWithCode', { responseCode: data.responseCode }];
    case 'PaymentStatusChecked':
      return [type, { seen: seenWord(translate, language, data.seen) }];
    default:
      return null;
  }
}

/** How a payment ended, or why it has not. */
function paymentEndSentence(type: string, data: Data, words: Words): Sentence | null {
  const { translate, language, amount, because, why } = words;
  switch (type) {
    case 'PaymentOutcomeUnknown':
    case 'PaymentNeedsPerson':
    case 'PaymentRefundUnknown':
    case 'PaymentRefundFailed':
      return [type, why()];
    case 'CommitRefused':
      return [type, { why: seenWord(translate, language, data.message) }];
    case 'PaymentClosed':
    case 'PaymentOrphaned':
    case 'CardEnrolmentEnded':
    case 'CardFoundUnusable':
      return [type, because()];
    case 'PaymentDeclaredTaken':
    case 'PaymentRefundStarted':
      return [type, { amount: amount(data.amount) }];
    case 'PaymentSettledByHand':
      return [data.taken ? 'PaymentSettledByHandTaken' : type, {}];
    case 'PaymentRefunded':
      return [
        data.how === 'transferred' ? 'PaymentTransferred' : type,
        { amount: amount(data.amount), how: wordIn(translate, 'how', data.how) },
      ];
    default:
      return null;
  }
}

function refundSentence(type: string, data: Data, { translate, amount, why }: Words): Sentence | null {
  switch (type) {
    case 'RefundRequested':
      return [type, { amount: amount(data.amount), basis: wordIn(translate, 'basis', data.basis) }];
    case 'RefundApproved':
      return [
        data.automatic ? 'RefundApprovedAutomatically' : data.needsSecondApproval ? 'RefundAwaitsSecondApproval' : type,
        {},
      ];
    case 'RefundStarted':
      return [type, { amount: amount(data.amount) }];
    case 'RefundOutcomeUnknown':
      return [data.needsPerson ? 'RefundNeedsPerson' : type, why()];
    case 'RefundFailed':
      return [type, why()];
    case 'RefundCompleted':
      return [type, { amount: amount(data.amount), how: wordIn(translate, 'how', data.how) }];
    case 'OrderRefunded':
      return [data.whole ? 'OrderRefundedWhole' : type, { amount: amount(data.amount) }];
    default:
      return null;
  }
}

function orderSentence(type: string, data: Data, { translate, language, amount }: Words): Sentence | null {
  switch (type) {
    case 'OrderPlaced':
      return [type, { smart_count: Array.isArray(data.lines) ? data.lines.length : 1, total: amount(data.total) }];
    case 'OrderPaid':
      return [type, { paid: amount(data.paid) }];
    case 'CodeUsed':
      return [type, { discount: amount(data.discount) }];
    case 'EntitlementEnded': {
      const title = data.gameTitle as { es: string; en: string } | undefined;
      return title ? ['EntitlementEndedNamed', { game: title[language] }] : [type, {}];
    }
    case 'GamesReserved':
      return [type, { smart_count: Array.isArray(data.gameIds) ? data.gameIds.length : 1 }];
    case 'EntitlementGranted': {
      const title = data.gameTitle as { es: string; en: string } | undefined;
      return title ? ['EntitlementGrantedNamed', { game: title[language] }] : [type, {}];
    }
    case 'EffectPlanned':
    case 'EffectDone':
    case 'EffectFailed':
    case 'EffectLeftToPerson':
      return [type, { kind: kindIn(translate, data.kind) }];
    case 'ErasureRequested':
      return [data.reason === undefined ? type : 'ErasureRequestedByStaff', {}];
    case 'CardEnrolled':
      return [type, { brand: data.brand, last4: data.last4 }];
    case 'DocumentIssued':
      return [
        data.series === 'receipt' ? 'ReceiptIssued' : data.series === 'credit-note' ? 'CreditNoteIssued' : type,
        { number: data.number, total: amount(data.total) },
      ];
    case 'IncidentOpened':
      return [type, { expected: data.expected, found: data.found }];
    case 'RoleAssigned':
      return [type, { role: data.roleId, previously: data.previously }];
    default:
      return null;
  }
}

/** Says an event in a sentence; an event without words is said by its name. */
export function useSentence(): (entry: TimelineEntry, times?: number) => string {
  const translate = useTranslate();
  const { money, civilDay, language } = useFormat();
  return ({ type, data }, times = 1) => {
    if (type === 'PaymentStatusChecked' && times > 1)
      return translate('timeline.event.PaymentStatusCheckedOften', {
        smart_count: times,
        seen: seenWord(translate, language, data.seen),
      });
    const [key, words] = sentenceOf({ translate, money, civilDay, language }, type, data);
    return translate(`timeline.event.${key}`, {
      ...words,
      _: translate('timeline.event.other', { name: spaced(type) }),
    });
  };
}

/** What the bank or the network said, in the words of the language that is on, where there are some. */
export function useSeenWord(): (seen: string) => string {
  const translate = useTranslate();
  const { language } = useFormat();
  return (seen) => seenWord(translate, language, seen);
}

export function useKindWord(): (kind: string) => string {
  const translate = useTranslate();
  return (kind) => kindIn(translate, kind);
}

/** Who did it, by name where there is one. */
export function useActorWord(): (actor: TimelineEntry['actor']) => string {
  const translate = useTranslate();
  return ({ kind, id, name }) => {
    const who = translate(`timeline.actor.${kind}`, { _: kind });
    if (kind === 'player' || kind === 'staff') return `${name ?? translate('timeline.actor.erased')}, ${who}`;
    return kind === 'visitor' ? who : `${who}, ${wordIn(translate, 'actor.process', id)}`;
  };
}
