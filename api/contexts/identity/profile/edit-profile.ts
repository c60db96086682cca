import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { instant } from '../../../kernel/instant.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { AccountMails } from '../mail/account-mails.js';
import { Person } from '../people/person.entity.js';
import { Throttle } from '../throttle/throttle.js';
import { AddressChanges, type AddressAnswer } from './address-changes.js';
import { ProfileHistory } from './profile-history.js';
import { birthdayFault, changesOf, type Profile } from './profile.rules.js';

/** What shall change; what is left out stays. */
export type ProfileEdit = Partial<Profile> & { email?: string };

/** Who asks, and from where. */
export interface Editor {
  actorId: string;
  network: string;
  correlation: string;
}

/** Changing what an account tells about its owner. */
@Injectable()
export class EditProfile {
  constructor(
    private readonly mails: AccountMails,
    private readonly addresses: AddressChanges,
    private readonly history: ProfileHistory,
    private readonly throttle: Throttle,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Changes all that is asked or nothing.
   * @throws Problem 422 `birthday-not-real`, `-other-year` or `-too-young`, TooManyTries for changes of the address.
   */
  async edit(person: Person, asked: ProfileEdit, { actorId, network, correlation }: Editor): Promise<{ person: Person; address: AddressAnswer }> {
    refuseBirthday(person, asked.birthday, this.config.ageOfOwnDecisions);
    if (asked.email !== undefined && asked.email !== person.email) {
      await this.throttle.spend('address-change', person.id, network);
      // Nobody shall be written to again and again by many accounts.
      await this.throttle.spend('resend', asked.email, network);
    }
    return this.mails.together(correlation, async (rows, order) => {
      const now = await rows.findOneOrFail(Person, { where: { id: person.id }, lock: { mode: 'pessimistic_write' } });
      const changes = changesOf(now, asked);
      if (changes.length > 0) await rows.update(Person, now.id, Object.fromEntries(changes.map(({ field, after }) => [field, after])));
      await this.history.add(rows, now.id, actorId, changes);
      const address = asked.email === undefined ? 'unchanged' : await this.addresses.ask(rows, order, now, asked.email, actorId);
      return { person: await rows.findOneByOrFail(Person, { id: now.id }), address };
    });
  }
}

function refuseBirthday(person: Person, birthday: string | null | undefined, from: number): void {
  if (!birthday || birthday === person.birthday) return;
  const fault = birthdayFault(birthday, person.birthYear, instant(new Date()).slice(0, 10), from);
  if (fault) throw new Problem(422, fault, { errors: [{ msg: 'must be the day of birth of the account\'s owner', path: 'birthday' }] });
}
