import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { hours } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { type Person, Passwords, Throttle } from '../../access/index.js';
import { AddressChanges } from './address-changes.js';
import type { Permit } from './address-change.rules.js';

/** Who asks for another address, with what, and from where. */
export interface AddressAsker {
  caller: SignedIn;
  currentPassword: string | null;
  network: string;
}

/** Who may move an account to another address, and what has to come first. */
@Injectable()
export class AddressRights {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressChanges,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The owner proves to be it by the password or, without one, by a link to the present address; what staff ask for waits.
   * @returns undefined for the address that waits already: its owner only wants another link.
   * @throws Problem 403 `not-allowed`, 422 `address-needs-password`; Refusal `current-password-wrong`; TooManyTries.
   */
  async permitFor(person: Person, email: string, asker: AddressAsker): Promise<Permit | undefined> {
    const isStaff = asker.caller.userId !== person.id;
    if (isStaff && !asker.caller.permissions.has('person:address')) throw new Problem(403, 'not-allowed');
    await this.throttle.spend('address-change', person.id, asker.network);
    // Many accounts together must not flood one mailbox.
    await this.throttle.spend('resend', email, asker.network);
    if (isStaff) return { allowed: true, waitsUntil: new Date(Date.now() + hours(this.config.addressChangeHours)) };
    if ((await this.addresses.pendingOf(this.db.rows, person.id))?.newEmail === email) return undefined;
    return this.permitOfOwner(person, asker);
  }

  private async permitOfOwner(person: Person, { caller, currentPassword, network }: AddressAsker): Promise<Permit> {
    if (person.passwordHash === null) return { allowed: false, waitsUntil: null };
    if (!currentPassword)
      throw new Problem(422, 'address-needs-password', {
        errors: [{ msg: 'is required to change the e-mail', path: 'currentPassword' }],
      });

    await this.throttle.spend('password', caller.sessionId, network);
    if (!(await this.passwords.match(person.passwordHash, currentPassword)))
      throw new Refusal('current-password-wrong');
    await this.throttle.forgivePassword(caller.sessionId, network);
    return { allowed: true, waitsUntil: null };
  }
}
