import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { isUuid } from '../../../kernel/ids.js';
import { hours, instant } from '../../../kernel/instant.js';
import { holdsAll, type Permission } from '../../../kernel/permissions.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Passwords, Person, Throttle, userReply } from '../../access/index.js';
import { Consents, isMinor, Ages } from '../../consent/index.js';
import { RolePermissions } from '../../staff/index.js';
import { ProfileHistory } from '../pictures/profile-history.js';
import { type AddressAnswer, AddressChanges, type Permit } from './change-address.js';
import type { AccountReply } from './profile.dto.js';
import { birthdayFault, changesOf, type Profile } from './profile.rules.js';

/** Accounts as their owners, and those with a right to it, may see and change them. */
@Injectable()
export class EditableAccounts {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressChanges,
    private readonly roles: RolePermissions,
    private readonly ages: Ages,
    private readonly consents: Consents,
  ) {}

  /** An account for a person who reads it. */
  async toRead(id: string, caller: SignedIn): Promise<Person> {
    return this.permitted(id, caller, 'person:read');
  }

  /** For a person who changes it; rights must reach those of the account. */
  async toChange(id: string, caller: SignedIn): Promise<Person> {
    const person = await this.permitted(id, caller, 'person:write');
    if (id !== caller.userId && !holdsAll(caller.permissions, await this.roles.of(person.roleId)))
      throw new Problem(403, 'not-allowed');
    return person;
  }

  async reply(person: Person, caller: SignedIn): Promise<AccountReply> {
    const pending = person.id === caller.userId ? await this.addresses.pendingOf(this.db.rows, person.id) : null;
    const [answer, missing] = await Promise.all([this.ages.ofPerson(person.id), this.consents.missing(person.id)]);
    if (!answer) throw new Problem(404, 'not-found');
    return {
      ...userReply(person),
      pending_email: pending?.newEmail ?? null,
      has_password: person.passwordHash !== null,
      minor: answer.minor,
      guardian_needed: answer.needsGuardian,
      may_buy: answer.canPurchase,
      birth_year_needed: answer.birthYearNeeded,
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

/** What shall change; what is left out stays. */
type ProfileEdit = Partial<Profile> & { email?: string };

/** Who asks, and from where. */
interface Editor extends AddressAsker {
  correlation: string;
}

/** Changing what an account tells about its owner. */
@Injectable()
export class EditProfile {
  constructor(
    private readonly mails: EffectPlanner,
    private readonly addresses: AddressChanges,
    private readonly history: ProfileHistory,
    private readonly rights: AddressRights,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Changes all that is asked or nothing. */
  async edit(
    person: Person,
    request: ProfileEdit,
    editor: Editor,
  ): Promise<{ person: Person; address: AddressAnswer }> {
    refuseBirthday(person, request.birthday, this.config.ageOfOwnDecisions);
    const actorId = editor.caller.userId;
    const { email } = request;
    const permit =
      email === undefined || email === person.email ? undefined : await this.rights.permitFor(person, email, editor);
    return this.mails.together(editor.correlation, async (rows, plan) => {
      const now = await rows.findOneOrFail(Person, { where: { id: person.id }, lock: { mode: 'pessimistic_write' } });
      // What was proven by the password of before is proven no longer.
      if (permit && now.passwordHash !== person.passwordHash) throw new Problem(409, 'try-again');
      const changes = changesOf(now, request);
      if (changes.length > 0)
        await rows.update(Person, now.id, Object.fromEntries(changes.map(({ field, after }) => [field, after])));
      await this.history.add(rows, now.id, actorId, changes);
      const address =
        email === undefined ? 'unchanged' : await this.addresses.ask(rows, plan, now, { email, actorId, permit });
      return { person: await rows.findOneByOrFail(Person, { id: now.id }), address };
    });
  }
}

function refuseBirthday(person: Person, birthday: string | null | undefined, from: number): void {
  if (!birthday || birthday === person.birthday) return;
  const today = instant(new Date()).slice(0, 10);
  const { birthYear } = person;
  const minor = isMinor({ birthYear }, { thisYear: Number(today.slice(0, 4)), from });
  const fault = birthdayFault(birthday, { birthYear, isMinor: minor }, today, from);
  if (fault)
    throw new Problem(422, fault, {
      errors: [{ msg: "must be the day of birth of the account's owner", path: 'birthday' }],
    });
}
