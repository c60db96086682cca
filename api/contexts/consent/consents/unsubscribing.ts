import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { Person, SignedAddresses } from '../../access/index.js';
import { Consents } from './consents.js';

const PATH = '/v1/privacy/unsubscribe';
const PAGE = '/unsubscribe';

/** Ending news by mail without log-in, as RFC 8058 wants it: one address per person, good for nothing else. */
@Injectable()
export class Unsubscribing {
  constructor(
    private readonly db: Database,
    private readonly addresses: SignedAddresses,
    private readonly consents: Consents,
  ) {}

  /** What a mail with news names in its List-Unsubscribe header. */
  addressFor(personId: string): string {
    return this.addresses.address('unsubscribe', personId, PATH);
  }

  /** The page where people confirm it: programs that look at links before their reader must end nothing. @throws Problem 404. */
  pageFor(token: string): string {
    return this.addresses.address('unsubscribe', this.personOf(token), PAGE);
  }

  /** Ends it; a second time, or for somebody who is gone, changes nothing. @throws Problem 404 `unsubscribe-link-unknown`. */
  async unsubscribe(token: string): Promise<void> {
    const person = await this.db.rows.findOneBy(Person, { id: this.personOf(token) });
    if (person) await this.consents.answer(person.id, { text: 'marketing', given: false }, 'mail', person.language);
  }

  private personOf(token: string): string {
    const id = this.addresses.read('unsubscribe', token);
    if (!id) throw new Problem(404, 'unsubscribe-link-unknown');
    return id;
  }
}
