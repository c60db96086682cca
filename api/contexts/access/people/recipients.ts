import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Effect } from '../../../platform/event-store/effects.js';
import { defineMail, type Mail, type MailDeclaration, type MailFacts } from '../../../platform/mail/mail.js';
import { Person } from './person.entity.js';
import { Links } from '../links/links.js';

export type AccountFacts = MailFacts & { id: string; url: string };

/** To whom mails about accounts go, and where their buttons lead. */
@Injectable()
export class Recipients {
  constructor(
    readonly db: Database,
    readonly links: Links,
  ) {}

  /** A person, led to a page of the shop; null once erased. */
  async person(id: string, url: string): Promise<AccountFacts | null> {
    const person = await this.db.rows.findOneBy(Person, { id });
    return person && { id, email: person.email, username: person.username, language: person.language, url };
  }

  /** The owner of a link; null once it is used, replaced or expired. */
  async ownerOfLink(linkId: string): Promise<AccountFacts | null> {
    const link = await this.links.find(linkId);
    const person = link && (await this.person(link.ownerId, ''));
    return person && { ...person, url: link.url };
  }
}

interface AccountMail extends Pick<
  MailDeclaration<AccountFacts, readonly [typeof Recipients]>,
  'kind' | 'when' | 'on' | 'texts'
> {
  /** Whether it is still true of the person when it is sent. */
  isStillTrue?(rows: EntityManager, personId: string): Promise<boolean>;
}

/** A mail whose subject is the person, and which leads to this page. */
export function personMail(path: string, { isStillTrue = async () => true, ...mail }: AccountMail): Mail {
  const find = async ({ subject }: Effect, [recipients]: readonly [Recipients]) =>
    (await isStillTrue(recipients.db.rows, subject)) ? recipients.person(subject, path) : null;
  return defineMail({ to: 'the person', uses: [Recipients], find, ...mail });
}

/** A mail whose subject is a link to its person; a link that no longer works is not sent. */
export function linkMail({ isStillTrue = async () => true, ...mail }: AccountMail): Mail {
  const find = async ({ subject }: Effect, [recipients]: readonly [Recipients]) => {
    const owner = await recipients.ownerOfLink(subject);
    return owner && (await isStillTrue(recipients.db.rows, owner.id)) ? owner : null;
  };
  return defineMail({ to: 'the person', uses: [Recipients], find, ...mail });
}
