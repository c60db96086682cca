import type { EntityManager } from 'typeorm';
import type { Language } from '../../../kernel/language.js';
import type { SignedIn } from '../../../platform/http/access.js';
import type { Person } from './person.entity.js';

/** What every door asks of a visitor who wants an account. */
export interface Newcomer {
  email: string;
  username: string;
  language: Language;
  birthYear: number | null;
  /** Hash of the terms that were accepted. */
  termsHash: string | null;
  /** Hash of the privacy text that was accepted. */
  privacyHash: string | null;
}

/** What sign-in with Google needs of accounts, where it finds none. The context of accounts answers. */
export abstract class NewAccounts {
  /** @throws Refusal `terms-changed` when the accepted texts are not those in force. */
  abstract refuseOldTexts(accepted: Pick<Newcomer, 'termsHash' | 'privacyHash'>): void;
  /** A new person with the role of their age, not yet stored. */
  abstract personOf(newcomer: Newcomer, passwordHash: string | null): Person;
  /** Stores a person with the texts agreed to, within the caller's transaction. @returns false when the address has an account already. */
  abstract add(rows: EntityManager, person: Person, newcomer: Newcomer): Promise<boolean>;
  /**
   * An account without a proven address passes to the reader of its mailbox, within the caller's transaction, which holds its row:
   * password, sessions, links, consents and guardian of its maker go, the newcomer's come.
   */
  abstract takeOver(rows: EntityManager, there: Person, person: Person, newcomer: Newcomer): Promise<Person>;
  /** Calls off the erasure that an account's earlier maker requested. @throws Refusal `erasure-under-way`. */
  abstract keep(personId: string, correlation: string): Promise<void>;
}

/** What age and guardian let a person do. The context of consent answers, within the one statement that each request costs. */
export abstract class PurchaseRights<Row extends object = never> {
  /** Beside `persons p`. */
  abstract readonly columns: string;
  abstract readonly join: string;
  abstract of(row: Row): { canPurchase: boolean; oldestAge: number | null };
}

/** Who works for a studio. The context of developers answers, within the one statement that each use of a token costs. */
export abstract class StudioMembership {
  /** Beside `persons p`. */
  abstract readonly condition: string;
}

export const PUPIL_TOKEN = 'pupil_';

/** Who a pupil is, by the token of a class. The context of schools answers. */
export abstract class PupilTokens {
  /** The pupil's token in an `Authorization` header; null when it holds another kind, or none. */
  static in(header: string | undefined): string | null {
    const [scheme, token] = header?.split(' ') ?? [];
    return scheme?.toLowerCase() === 'bearer' && token?.startsWith(PUPIL_TOKEN) ? token : null;
  }

  /** Undefined for a token that ended, or whose class did. */
  abstract signIn(token: string): Promise<SignedIn | undefined>;
}
