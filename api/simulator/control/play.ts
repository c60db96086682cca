import type { Bank } from '../bank.js';
import { allowsInstallments, DEFAULT_CARD, findCard, type InstallmentKind } from '../cards.js';
import { inscriptionVisit } from '../oneclick/visit.js';
import type { ReturnRequest } from '../returns.js';
import type { Visit } from '../visit.js';
import { paymentVisit } from '../webpay-plus/visit.js';

export const BUYERS = ['pay', 'reject', 'cancel', 'timeout', 'error', 'close'] as const;
type Buyer = (typeof BUYERS)[number];

export type Play = {
  token?: string;
  buyOrder?: string;
  buyer: Buyer;
  card?: string;
  installments?: number;
  plan?: InstallmentKind;
};

/** A play that cannot be: the status and the reason go to the caller. */
export class ImpossiblePlay extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Plays a buyer without a browser and hands back the requests their browser would bring to the shop. */
export function play(bank: Bank, request: Play): { token: string; returns: ReturnRequest[] } {
  const token = request.token ?? bank.transactionsOf(request.buyOrder ?? '').at(-1)?.token ?? '';
  const visit = paymentVisit(bank, token) ?? inscriptionVisit(bank, token);
  if (!visit) throw new ImpossiblePlay(404, 'No such token or buy order.');
  const isUnderWay = visit.step !== 'ended' && visit.step !== 'expired';
  if (!isUnderWay && request.buyer !== 'error' && !(visit.step === 'expired' && request.buyer === 'timeout')) {
    throw new ImpossiblePlay(409, `This visit is over (${visit.step}); only "error" can still be played.`);
  }
  return { token, returns: act(visit, request) };
}

function act(visit: Visit, request: Play): ReturnRequest[] {
  switch (request.buyer) {
    case 'cancel':
      return visit.cancel();
    case 'timeout':
      return visit.runOutOfTime();
    case 'error':
      return visit.fail();
    case 'pay':
      return passTheBank(visit, request).answer('TSY');
    case 'reject':
      return passTheBank(visit, request).answer('TSN');
    case 'close': {
      passTheBank(visit, request).answer('TSY');
      return [];
    }
    default:
      return request.buyer satisfies never;
  }
}

function passTheBank(visit: Visit, { card: number, installments = 0, plan = 'VC' }: Play): Visit {
  const card = number === undefined ? DEFAULT_CARD : findCard(number);
  if (!card) throw new ImpossiblePlay(422, 'Not one of the test cards.');
  if (!allowsInstallments(card.kind, installments, plan))
    throw new ImpossiblePlay(422, 'This card does not take these instalments.');
  visit.open();
  visit.choose(card, installments, plan);
  visit.logIn();
  return visit;
}
