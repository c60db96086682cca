import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import type { Ids } from '../../kernel/ports.js';
import { Refusal } from '../../kernel/refusal.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { PersonalData } from '../../platform/personal-data.js';
import { PublishedTexts } from '../../platform/published-texts.js';
import { IDS } from '../../platform/tokens.js';
import { Person, SignedAddresses } from '../access/index.js';
import {
  type ConsentPlace,
  type ConsentText,
  isKnown,
  isOutdated,
  NEEDED_TEXTS,
  type NeededText,
  stands,
} from './consent.rules.js';

/** A person's answer to a text. Rows are added and, with their person, erased; never changed. */
@Entity({ schema: 'consent', name: 'consents' })
export class Consent {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('text')
  text: ConsentText;
  @Column('text')
  version: string;
  /** Of the exact words that were shown. */
  @Column('text')
  hash: string;
  /** In which they were shown. */
  @Column('text')
  language: Language;
  @Column('boolean')
  given: boolean;
  @Column('text')
  place: ConsentPlace;
  @Column('timestamptz')
  at: Date;
}

/** One answer about one text. Without a hash it is about the words in force. */
interface Answer {
  text: ConsentText;
  hash?: string;
  given: boolean;
}

/** Who agreed to which text, word for word, when and where. */
@Injectable()
export class Consents implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly texts: PublishedTexts,
    private readonly personalData: PersonalData,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  onModuleInit(): void {
    this.personalData.holds({
      name: 'consents',
      collect: async (personId) =>
        (await this.db.rows.find(Consent, { where: { personId }, order: { at: 'ASC', id: 'ASC' } })).map(
          ({ text, version, hash, language, given, place, at }) => ({
            text,
            version,
            hash,
            language,
            given,
            place,
            at: at.toISOString(),
          }),
        ),
      erase: async (personId) => void (await this.db.rows.delete(Consent, { personId })),
    });
  }

  /** Whether these are the words in force. */
  isCurrent(text: ConsentText, hash: string): boolean {
    return this.texts.current(text).hash === hash;
  }

  /** Writes answers down, within the caller's transaction. */
  async record(
    rows: EntityManager,
    personId: string,
    answers: readonly Answer[],
    { place, language }: { place: ConsentPlace; language: Language },
  ): Promise<void> {
    if (answers.length === 0) return;
    const at = new Date();
    await rows.insert(
      Consent,
      answers.map(({ text, given }) => {
        const { version, hash } = this.texts.current(text);
        return { id: this.ids.next(), personId, text, version, hash, language, given, place, at };
      }),
    );
  }

  /** Writes an answer down unless it already stands so. */
  async answer(personId: string, answer: Answer, place: ConsentPlace, language: Language): Promise<void> {
    const { text, hash, given } = answer;
    if (given && (hash === undefined || !this.isCurrent(text, hash))) throw new Refusal('text-changed');

    const latest = (await this.latest(personId)).get(text) ?? null;
    if (!isKnown(text, given, latest, this.texts.current(text).hash))
      await this.record(this.db.rows, personId, [answer], { place, language });
  }

  /** The newest answer to each text. */
  async latest(personId: string): Promise<ReadonlyMap<ConsentText, Consent>> {
    const rows = await this.db.rows
      .createQueryBuilder(Consent, 'c')
      .distinctOn(['c.text'])
      .where('c.personId = :personId', { personId })
      .orderBy('c.text')
      .addOrderBy('c.at', 'DESC')
      .addOrderBy('c.id', 'DESC')
      .getMany();
    return new Map(rows.map((row) => [row.text, row]));
  }

  /** The texts that a person has to agree to, for the first time or again. */
  async missing(personId: string): Promise<NeededText[]> {
    const latest = await this.latest(personId);
    return NEEDED_TEXTS.filter((text) => !stands(latest.get(text) ?? null, this.texts.current(text).hash));
  }

  /** Whether a person agreed to earlier terms and not yet to those in force. */
  async termsOutdated(personId: string): Promise<boolean> {
    return isOutdated((await this.latest(personId)).get('terms') ?? null, this.texts.current('terms').hash);
  }
}

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

  /** The page where people confirm it: programs that look at links before their reader must end nothing. */
  pageFor(token: string): string {
    return this.addresses.address('unsubscribe', this.personOf(token), PAGE);
  }

  /** Ends it; a second time, or for a person who is gone, changes nothing. */
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
