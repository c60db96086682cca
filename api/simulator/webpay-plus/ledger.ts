import type { Bank } from '../bank.js';
import { lapsed, type Transaction } from './transaction.js';

/** A transaction as time has left it. Looking never changes what is stored. */
export function find(bank: Bank, token: string | undefined): Transaction | undefined {
  const stored = token === undefined ? undefined : bank.transactions.get(token);
  return stored && lapsed(stored, bank.clock.now(), bank.settings);
}

/** Stores what became of a transaction. */
export function keep(bank: Bank, transaction: Transaction): Transaction {
  return bank.transactions.put(transaction);
}
