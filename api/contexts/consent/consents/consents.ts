import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/messages.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { PublishedTexts } from '../../../platform/published-texts.js';
import { IDS } from '../../../platform/tokens.js';
import { Consent } from './consent.entity.js';
import {
  isOutdated,
  NEEDED_TEXTS,
  stands,
  type ConsentPlace,
  type ConsentText,
  type NeededText,
} from './consent.rules.js';

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
      tell: async (personId) =>
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
    place: ConsentPlace,
    language: Language,
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

  /** Writes an answer down unless it already stands so. @throws Refusal `text-changed` for a yes to other words than those in force. */
  async answer(personId: string, answer: Answer, place: ConsentPlace, language: Language): Promise<void> {
    const { text, hash, given } = answer;
    if (given && (hash === undefined || !this.isCurrent(text, hash))) throw new Refusal('text-changed');

    const latest = (await this.latest(personId)).get(text) ?? null;
    const already = given ? stands(latest, this.texts.current(text).hash) : latest?.given !== true;
    if (!already) await this.record(this.db.rows, personId, [answer], place, language);
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

  /** The texts that somebody has to agree to, for the first time or again. */
  async missing(personId: string): Promise<NeededText[]> {
    const latest = await this.latest(personId);
    return NEEDED_TEXTS.filter((text) => !stands(latest.get(text) ?? null, this.texts.current(text).hash));
  }

  /** Whether somebody agreed to earlier terms and not yet to those in force. */
  async termsOutdated(personId: string): Promise<boolean> {
    return isOutdated((await this.latest(personId)).get('terms') ?? null, this.texts.current('terms').hash);
  }
}
