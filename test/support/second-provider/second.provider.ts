import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PaymentProvider, type CardChargeNames, type CardKey } from '../../../api/contexts/payments/index.js';
import type {
  EnrolmentReturn,
  Failure,
  FinishReply,
  FormReturn,
  Observation,
  RefundReply,
  BalanceReply,
} from '../../../api/contexts/payments/payment.commands.js';
import type { Approval } from '../../../api/contexts/payments/payment.events.js';

type Payment = Parameters<PaymentProvider['status']>[0];

/** A payment as this provider keeps it, by its buy order. */
interface Sale {
  approval: Approval;
  state: 'open' | 'agreed' | 'refused' | 'taken' | 'declined';
  refunded: number;
}

const FUNDS_MISSING = 51;

/** A payment provider in memory, with its own codes and manners. It stands in for no part of the shop: the shop is built with it. */
@Injectable()
export class SecondProvider extends PaymentProvider {
  readonly patience = { statusMs: 1_000, moveMs: 1_000 };
  readonly contractLimits = [];
  private readonly sales = new Map<string, Sale>();
  private readonly forms = new Map<string, string>();
  private declinesNext = 0;

  async openForm({ buyOrder, sessionId, amount }: { buyOrder: string; sessionId: string; amount: number }) {
    const token = tokenOf(buyOrder);
    this.forms.set(token, buyOrder);
    this.sales.set(buyOrder, { approval: approvalOf(buyOrder, amount, { sessionId }), state: 'open', refunded: 0 });
    return { is: 'issued', token, formUrl: 'https://second-provider.test/form' } as const;
  }

  async completeForm(token: string): Promise<Observation> {
    const sale = this.saleOf(token);
    if (sale?.state === 'agreed') sale.state = 'taken';
    if (sale?.state === 'refused') sale.state = 'declined';
    return observed(sale);
  }

  namesOfCharge(buyOrder: string): CardChargeNames {
    return { buyOrder, childBuyOrder: `${buyOrder}-1`, storeCode: 'second' };
  }

  async chargeCard(_: CardKey, charge: CardChargeNames & { amount: number }): Promise<Observation> {
    const { buyOrder, childBuyOrder, storeCode, amount } = charge;
    const declines = this.declinesNext > 0;
    if (declines) this.declinesNext -= 1;
    const approval = approvalOf(buyOrder, amount, { sessionId: '', childBuyOrder, storeCode });
    this.sales.set(buyOrder, { approval, state: declines ? 'declined' : 'taken', refunded: 0 });
    return observed(this.sales.get(buyOrder));
  }

  async status(payment: Payment): Promise<Observation | null> {
    return 'plan' in payment ? observed(this.sales.get(payment.plan.buyOrder)) : null;
  }

  async refund(payment: Payment, amount: number): Promise<RefundReply> {
    const sale = 'plan' in payment ? this.sales.get(payment.plan.buyOrder) : undefined;
    if (sale?.state !== 'taken' || sale.refunded + amount > sale.approval.amount)
      return { is: 'refused', message: 'nothing to give back' };
    sale.refunded += amount;
    return { is: 'returned', how: 'nullified' };
  }

  async balance(payment: Payment): Promise<BalanceReply> {
    const sale = 'plan' in payment ? this.sales.get(payment.plan.buyOrder) : undefined;
    return sale?.state === 'taken'
      ? { is: 'holds', balance: sale.approval.amount - sale.refunded, how: 'nullified' }
      : { is: 'refused', message: 'no such payment' };
  }

  async openEnrolment(username: string) {
    return {
      is: 'issued',
      token: tokenOf(username),
      formUrl: 'https://second-provider.test/card',
    } as const;
  }

  readEnrolmentReturn({ card }: Record<string, unknown>): EnrolmentReturn {
    return typeof card === 'string' ? { ending: 'Completed', token: card } : { ending: 'Unreadable' };
  }

  async finishEnrolment(token: string): Promise<FinishReply> {
    return { is: 'enrolled', tbkUser: token.slice(0, 36), brand: 'Visa', last4: '4242', authorizationCode: 'OK' };
  }

  async forgetCard(): Promise<{ is: 'forgotten' } | Failure> {
    return { is: 'forgotten' };
  }

  declineOf() {
    return {
      kind: 'soft',
      trouble: null,
      reason: { es: 'No hay fondos.', en: 'Funds are missing.' },
      next: { es: 'Prueba con otra tarjeta.', en: 'Try another card.' },
    } as const;
  }

  /** The buyer decides on the form. */
  buyerLeaves(token: string, agrees: boolean): FormReturn {
    const sale = this.saleOf(token);
    if (!sale) return { ending: 'Unreadable' };
    if (sale.state === 'open') sale.state = agrees ? 'agreed' : 'refused';
    return { ending: 'FormCompleted', token };
  }

  declinesCharges(times: number): void {
    this.declinesNext = times;
  }

  /** What it took and did not give back, in whole pesos. */
  held(): number {
    const taken = [...this.sales.values()].filter(({ state }) => state === 'taken');
    return taken.reduce((sum, { approval, refunded }) => sum + approval.amount - refunded, 0);
  }

  private saleOf(token: string): Sale | undefined {
    return this.sales.get(this.forms.get(token) ?? '');
  }
}

function tokenOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

function observed(sale: Sale | undefined): Observation {
  switch (sale?.state) {
    case undefined:
      return { seen: 'not-found' };
    case 'taken':
      return sale?.refunded === sale?.approval.amount
        ? { seen: 'money-returned', how: 'nullified' }
        : { seen: 'authorized', approval: (sale as Sale).approval };
    case 'declined':
      return {
        seen: 'declined',
        responseCode: FUNDS_MISSING,
        bankStatus: 'NO_FUNDS',
        cardLast4: '4242',
        paymentTypeCode: 'VN',
      };
    default:
      return { seen: 'initialized' };
  }
}

function approvalOf(
  buyOrder: string,
  amount: number,
  names: Pick<Approval, 'sessionId' | 'childBuyOrder' | 'storeCode'>,
): Approval {
  return {
    ...names,
    amount,
    buyOrder,
    authorizationCode: 'SECOND',
    transactionAt: new Date().toISOString(),
    paymentTypeCode: 'VN',
    responseCode: 0,
    installments: 0,
    installmentAmount: null,
    cardLast4: '4242',
    vci: null,
  };
}
