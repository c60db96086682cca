import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Effect } from '../../../platform/event-store/effects.js';
import type { MailFacts } from '../../../platform/mail/mail.js';
import { Person } from '../people/person.entity.js';
import { Links } from '../verification/links.js';

export type AccountFacts = MailFacts & { personId: string; url: string };

/** To whom mails about accounts go, and where their buttons lead. */
@Injectable()
export class Recipients {
  constructor(readonly db: Database, readonly links: Links) {}

  /** A person, led to a page of the shop; null once erased. */
  async person(personId: string, path: string): Promise<AccountFacts | null> {
    const person = await this.db.rows.findOneBy(Person, { id: personId });
    return person && { personId, email: person.email, username: person.username, language: person.language, url: path };
  }

  /** The owner of a link; null once it is used, replaced or expired. */
  async ownerOfLink(linkId: string): Promise<AccountFacts | null> {
    const link = await this.links.find(linkId);
    const person = link && (await this.person(link.ownerId, ''));
    return person && { ...person, url: link.url };
  }
}

/** For mails whose subject is the person: they lead to this page. */
export const toPerson = (path: string) => ({ to: 'the person', uses: [Recipients] as const, find: ({ subject }: Effect, recipients: Recipients) => recipients.person(subject, path) });

/** For mails whose subject is a link. */
export const toOwnerOfLink = { to: 'the person', uses: [Recipients] as const, find: ({ subject }: Effect, recipients: Recipients) => recipients.ownerOfLink(subject) };
