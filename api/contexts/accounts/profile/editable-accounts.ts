import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { type Permission, holdsAll } from '../../../kernel/permissions.js';
import { RolePermissions } from '../../staff/index.js';
import { Consents, Standings } from '../../consent/index.js';
import { Person, userReply } from '../../access/index.js';
import { AddressChanges } from './address-changes.js';
import type { AccountReply } from './profile.dto.js';

/** Accounts as their owners, and those with a right to it, may see and change them. */
@Injectable()
export class EditableAccounts {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressChanges,
    private readonly roles: RolePermissions,
    private readonly standings: Standings,
    private readonly consents: Consents,
  ) {}

  /** Somebody's account for one who reads it. @throws Problem 403 `not-allowed`, 404 `not-found`. */
  async toRead(id: string, caller: SignedIn): Promise<Person> {
    return this.permitted(id, caller, 'person:read');
  }

  /** For one who changes it; nobody changes the account of somebody with more rights. @throws Problem 403 `not-allowed`, 404 `not-found`. */
  async toChange(id: string, caller: SignedIn): Promise<Person> {
    const person = await this.permitted(id, caller, 'person:write');
    if (id !== caller.userId && !holdsAll(caller.permissions, await this.roles.of(person.roleId)))
      throw new Problem(403, 'not-allowed');
    return person;
  }

  async reply(person: Person, caller: SignedIn): Promise<AccountReply> {
    const pending = person.id === caller.userId ? await this.addresses.pendingOf(this.db.rows, person.id) : null;
    const [told, missing] = await Promise.all([this.standings.ofPerson(person.id), this.consents.missing(person.id)]);
    if (!told) throw new Problem(404, 'not-found');
    return {
      ...userReply(person),
      pending_email: pending?.newEmail ?? null,
      has_password: person.passwordHash !== null,
      minor: told.minor,
      guardian_needed: told.needsGuardian,
      may_buy: told.mayBuy,
      birth_year_needed: told.birthYearNeeded,
      needs_acceptance: missing,
    };
  }

  /** Strangers learn nothing, not even whether there is such an account. */
  private async permitted(id: string, caller: SignedIn, permission: Permission): Promise<Person> {
    if (id !== caller.userId && !caller.permissions.has(permission)) throw new Problem(403, 'not-allowed');
    const person = isUuid(id) ? await this.db.rows.findOneBy(Person, { id }) : null;
    if (!person) throw new Problem(404, 'not-found');
    return person;
  }
}
