import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { instant } from '../../../kernel/instant.js';
import { Problem } from '../../../platform/http/problem.js';
import { MailPlanner } from '../../../platform/mail/mail-planner.js';
import { CONFIG } from '../../../platform/tokens.js';
import { isMinor } from '../../consent/index.js';
import { Person } from '../../access/index.js';
import { AddressChanges, type AddressAnswer } from './address-changes.js';
import { AddressRights, type AddressAsker } from './address-rights.js';
import { ProfileHistory } from '../pictures/profile-history.js';
import { birthdayFault, changesOf, type Profile } from './profile.rules.js';

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
    private readonly mails: MailPlanner,
    private readonly addresses: AddressChanges,
    private readonly history: ProfileHistory,
    private readonly rights: AddressRights,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Changes all that is asked or nothing.
   * @throws Problem 422 `birthday-not-real`, `-other-year` or `-too-young`, 409 `try-again`; what AddressRights throws.
   */
  async edit(person: Person, asked: ProfileEdit, editor: Editor): Promise<{ person: Person; address: AddressAnswer }> {
    refuseBirthday(person, asked.birthday, this.config.ageOfOwnDecisions);
    const actorId = editor.caller.userId;
    const { email } = asked;
    const permit =
      email === undefined || email === person.email ? undefined : await this.rights.permitFor(person, email, editor);
    return this.mails.together(editor.correlation, async (rows, plan) => {
      const now = await rows.findOneOrFail(Person, { where: { id: person.id }, lock: { mode: 'pessimistic_write' } });
      // What was proven by the password of before is proven no longer.
      if (permit && now.passwordHash !== person.passwordHash) throw new Problem(409, 'try-again');
      const changes = changesOf(now, asked);
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
