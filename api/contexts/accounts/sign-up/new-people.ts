import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../../../config.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { CONFIG, IDS } from '../../../platform/tokens.js';
import { PLAYER_WITHOUT_PUBLISHING } from '../../../kernel/permissions.js';
import { forgetAnswers, Consents, roleAtSignUp, ageLimitOf } from '../../consent/index.js';
import { NewAccounts, type Newcomer, endSessions, Links, newPerson, Person } from '../../access/index.js';
import { PersonStream } from '../../privacy/index.js';

/** Makes accounts, whichever door they come through: age and consents are minded in one place. */
@Injectable()
export class NewPeople extends NewAccounts {
  constructor(
    private readonly consents: Consents,
    private readonly stream: PersonStream,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
    private readonly links: Links,
  ) {
    super();
  }

  refuseOldTexts({ termsHash, privacyHash }: Pick<Newcomer, 'termsHash' | 'privacyHash'>): void {
    const old =
      (termsHash !== null && !this.consents.isCurrent('terms', termsHash)) ||
      (privacyHash !== null && !this.consents.isCurrent('privacy', privacyHash));
    if (old) throw new Refusal('terms-changed');
  }

  personOf({ email, username, language, birthYear }: Newcomer, passwordHash: string | null): Person {
    const roleId = roleAtSignUp(birthYear, ageLimitOf(this.config));
    return newPerson({
      id: this.ids.next(),
      email,
      username,
      passwordHash,
      language,
      birthYear,
      roleId,
      roleByAge: roleId === PLAYER_WITHOUT_PUBLISHING,
      createdAt: new Date(),
    });
  }

  async add(rows: EntityManager, person: Person, newcomer: Newcomer): Promise<boolean> {
    const inserted = await rows
      .createQueryBuilder()
      .insert()
      .into(Person)
      .values(person)
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return false;
    await this.agree(rows, person.id, newcomer);
    return true;
  }

  async takeOver(
    rows: EntityManager,
    { id, createdAt, blockedAt }: Person,
    person: Person,
    newcomer: Newcomer,
  ): Promise<Person> {
    const taken = Object.assign(person, { id, createdAt, blockedAt });
    await rows.update(Person, id, { ...taken });
    await forgetAnswers(rows, id);
    await this.agree(rows, id, newcomer);
    await endSessions(rows, id, 'password-changed');
    await this.links.void(rows, 'verify-email', id);
    return taken;
  }

  async keep(personId: string, correlation: string): Promise<void> {
    await this.stream.cancel(personId, correlation);
  }

  private async agree(
    rows: EntityManager,
    personId: string,
    { termsHash, privacyHash, language }: Newcomer,
  ): Promise<void> {
    const answers = [
      ...(termsHash === null ? [] : ['terms' as const]),
      ...(privacyHash === null ? [] : ['privacy' as const]),
    ].map((text) => ({ text, given: true }));
    await this.consents.record(rows, personId, answers, 'sign-up', language);
  }
}
