import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../../../config.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { Language } from '../../../platform/http/messages.js';
import { CONFIG, IDS } from '../../../platform/tokens.js';
import { PLAYER_WITHOUT_PUBLISHING } from '../../access/guards/permissions.rules.js';
import { Guardian } from '../../consent/guardians/guardian.entity.js';
import { Consent } from '../../consent/consents/consent.entity.js';
import { Consents } from '../../consent/consents/consents.js';
import { PersonStream } from '../../privacy/erasure/person-stream.js';
import { endSessions } from '../../access/sessions/end-sessions.js';
import { Links } from '../../access/links/links.js';
import { roleAtSignUp } from '../../consent/guardians/age.rules.js';
import { newPerson, Person } from '../../access/people/person.entity.js';
import { ageLimitOf } from '../../consent/guardians/standings.js';

/** What every door asks of somebody who wants an account. */
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

/** Makes accounts, whichever door they come through: age and consents are minded in one place. */
@Injectable()
export class NewPeople {
  constructor(
    private readonly consents: Consents,
    private readonly stream: PersonStream,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
    private readonly links: Links,
  ) {}

  /** @throws Refusal `terms-changed` when the accepted texts are not those in force. */
  refuseOldTexts({ termsHash, privacyHash }: Pick<Newcomer, 'termsHash' | 'privacyHash'>): void {
    const old =
      (termsHash !== null && !this.consents.isCurrent('terms', termsHash)) ||
      (privacyHash !== null && !this.consents.isCurrent('privacy', privacyHash));
    if (old) throw new Refusal('terms-changed');
  }

  /** Somebody new, with the role of their age; not yet stored. */
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

  /** Stores somebody with what they agreed to, within the caller's transaction. @returns false when the address has an account already. */
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

  /**
   * An account without a proven address passes to the reader of its mailbox, within the caller's transaction, which holds its row:
   * password, sessions, links, consents and guardian of its maker go, the newcomer's come.
   */
  async takeOver(
    rows: EntityManager,
    { id, createdAt, blockedAt }: Person,
    person: Person,
    newcomer: Newcomer,
  ): Promise<Person> {
    const taken = Object.assign(person, { id, createdAt, blockedAt });
    await rows.update(Person, id, { ...taken });
    await rows.delete(Consent, { personId: id });
    await rows.delete(Guardian, { personId: id });
    await this.agree(rows, id, newcomer);
    await endSessions(rows, id, 'password-changed');
    await this.closeOtherProofs(rows, id);
    return taken;
  }

  /** An address that is proven needs no more links that prove it. */
  async closeOtherProofs(rows: EntityManager, personId: string): Promise<void> {
    await this.links.void(rows, 'verify-email', personId);
  }

  /** Calls off the erasure that an account's earlier maker asked for; without one nothing changes. @throws Refusal `erasure-under-way`. */
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
