import { randomBytes, randomInt } from 'node:crypto';
import { Calls } from './bank/calls.js';
import { Clock } from './bank/clock.js';
import { Faults } from './bank/faults.js';
import { Holds } from './bank/holds.js';
import type { Journal } from './bank/journal.js';
import type { Authorization } from './oneclick/authorization.js';
import type { Inscription, SavedCard } from './oneclick/inscription.js';
import { Records } from './bank/records.js';
import { changed, type Settings, type SettingsChange } from './bank/settings.js';
import type { Transaction } from './webpay-plus/transaction.js';

/** Everything the test bank knows; the only place where its records, clock and settings change. */
export class Bank {
  readonly clock = new Clock();
  readonly faults = new Faults();
  readonly holds = new Holds();
  readonly calls = new Calls();
  readonly transactions: Records<Transaction>;
  readonly inscriptions: Records<Inscription>;
  readonly savedCards: Records<SavedCard>;
  readonly authorizations: Records<Authorization>;
  settings: Settings;

  private readonly journal: Journal;
  private readonly startingSettings: Settings;
  private tokensByBuyOrder = new Map<string, string[]>();
  private approvals = 0;
  private readonly locked = new Set<string>();

  constructor(journal: Journal, startingSettings: Settings) {
    this.journal = journal;
    this.startingSettings = startingSettings;
    this.settings = startingSettings;
    this.transactions = new Records('transaction', (transaction) => transaction.token, journal);
    this.inscriptions = new Records('inscription', (inscription) => inscription.token, journal);
    this.savedCards = new Records('saved-card', (card) => card.tbkUser, journal);
    this.authorizations = new Records('authorization', (authorization) => authorization.buyOrder, journal);
    this.remember();
  }

  private remember(): void {
    for (const transaction of this.transactions.all()) this.indexBuyOrder(transaction);
    for (const { kind, key, value } of this.journal.past) {
      if (kind === 'control' && key === 'clock') this.clock.shiftTo(value as number);
      if (kind === 'control' && key === 'settings')
        this.settings = changed(this.startingSettings, value as SettingsChange);
    }
    this.approvals = this.authorizations
      .all()
      .reduce((sum, { details }) => sum + details.length, this.transactions.size);
  }

  shiftClock(offsetMs: number): void {
    this.journal.append({ kind: 'control', key: 'clock', value: offsetMs });
    this.clock.shiftTo(offsetMs);
  }

  changeSettings(change: SettingsChange): void {
    this.settings = changed(this.settings, change);
    this.journal.append({ kind: 'control', key: 'settings', value: this.settings });
  }

  /** Starts again: no records, no faults, the wall clock, the settings of the start. */
  reset(): void {
    this.journal.clear();
    this.clock.shiftTo(0);
    this.heal();
    this.calls.forget();
    this.settings = this.startingSettings;
    this.tokensByBuyOrder.clear();
    this.approvals = 0;
    for (const records of [this.transactions, this.inscriptions, this.savedCards, this.authorizations])
      records.forgetAll();
  }

  /** Disarms all faults; calls that were held go on. */
  heal(): void {
    this.faults.disarm();
    this.holds.releaseAll();
  }

  /** Holds no more calls, and lets those go on that it held. @returns how many these were */
  release(): number {
    this.faults.disarm(['hold', 'applyThenHold']);
    return this.holds.releaseAll();
  }

  addTransaction(transaction: Transaction): void {
    this.transactions.put(transaction);
    this.indexBuyOrder(transaction);
  }

  transactionsOf(buyOrder: string): Transaction[] {
    return (this.tokensByBuyOrder.get(buyOrder) ?? []).flatMap((token) => this.transactions.get(token) ?? []);
  }

  private indexBuyOrder({ buyOrder, token }: Transaction): void {
    const tokens = this.tokensByBuyOrder.get(buyOrder);
    if (tokens) tokens.push(token);
    if (!tokens) this.tokensByBuyOrder.set(buyOrder, [token]);
  }

  /** Takes cards off the file and answers how many there were. */
  removeCards(areMeant: (card: SavedCard) => boolean, by: 'merchant' | 'bank' | 'newer-card'): number {
    const present = this.savedCards.all().filter((card) => card.removed === null && areMeant(card));
    for (const card of present) this.savedCards.put({ ...card, removed: { at: this.clock.now(), by } });
    return present.length;
  }

  isLocked(token: string): boolean {
    return this.locked.has(token);
  }

  /** Holds a transaction while its commit takes time, so that a second commit meets the lock. */
  async whileLocked(token: string | undefined, work: () => Promise<unknown>): Promise<void> {
    if (token) this.locked.add(token);
    try {
      await work();
    } finally {
      if (token) this.locked.delete(token);
    }
  }

  /** 64 hexadecimal signs, beginning as those of the integration environment do. */
  newToken(): string {
    return `01ab${randomBytes(30).toString('hex')}`;
  }

  /** The code of an approval: the same for all as in integration, or one of its own for each. */
  approvalCode(): string {
    this.approvals += 1;
    return this.settings.uniqueAuthorizationCodes ? this.approvals.toString(36).toUpperCase().padStart(6, '0') : '1213';
  }

  refundCode(): string {
    return String(randomInt(100_000, 1_000_000));
  }

  /** The code the next rejection carries; a chosen one is used once. */
  rejectionCode(): number {
    const { nextRejectionCode } = this.settings;
    if (nextRejectionCode === null) return -1;
    this.changeSettings({ nextRejectionCode: null });
    return nextRejectionCode;
  }
}
