import { buffer } from 'node:stream/consumers';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { days, later } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { crashPoint } from '../../../platform/crash-point.js';
import { Database } from '../../../platform/database/database.js';
import { withReadableAddresses } from '../../../platform/email-address.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import type { Language } from '../../../platform/http/messages.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { PersonalData, type PersonalDataSource } from '../../../platform/personal-data.js';
import { Person } from '../../access/index.js';
import { exportPage, type ExportedPart } from './export.page.js';
import { readMe } from './export.words.js';
import { Export, ExportStore, MAKE_EXPORT } from './exports.js';

const MACHINERY = ['counters', 'mails', 'work', 'logs'];

/** Gathers what every place tells about a person into one zip: JSON for machines, a page for people. */
@Injectable()
export class ExportWriter {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  /** @param now when it is made, for the page and the times of its files. */
  async write(personId: string, now: string): Promise<Buffer> {
    const { language } = await this.db.rows.findOneByOrFail(Person, { id: personId });
    const parts: ExportedPart[] = [];
    for (const source of inReadingOrder(this.data.sources))
      parts.push(partOf(source, language, await source.collect(personId)));

    const zip = new ZipFile();
    const add = (name: string, text: string): void => zip.addBuffer(Buffer.from(text), name, { mtime: new Date(now) });
    add('index.html', exportPage(language, now, parts));
    add(
      'README.txt',
      readMe(
        language,
        now,
        parts.map(({ name, title }) => ({ file: `data/${name}.json`, title })),
      ),
    );
    for (const { name, content } of parts) add(`data/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
    zip.end();
    return buffer(zip.outputStream);
  }
}

/** The account first, then what the person did, then what only machines need. */
function inReadingOrder(sources: readonly PersonalDataSource[]): PersonalDataSource[] {
  const place = ({ name }: PersonalDataSource): number => (name === 'account' ? 0 : 1 + MACHINERY.indexOf(name) + 1);
  return [...sources].sort((a, b) => place(a) - place(b));
}

/** As it will stand in the file: dates are texts already, addresses as people write them. */
function partOf(source: PersonalDataSource, language: Language, content: unknown): ExportedPart {
  const { name, title, about, erase, isVerbatim } = source;
  const json = JSON.stringify(content ?? null);
  return {
    name,
    title: title?.[language] ?? name,
    about: about?.[language] ?? null,
    isKept: erase === null,
    content: JSON.parse(isVerbatim ? json : withReadableAddresses(json)) as unknown,
  };
}

/** How long a finished copy can be downloaded. */
export const COPY_KEPT = days(7);
const TRIES = 6;

/** Makes the file that a person asked for and mails where it is. */
@Injectable()
export class ExportPerformer implements OnModuleInit, EffectPerformer {
  readonly kind = MAKE_EXPORT;

  constructor(
    private readonly store: ExportStore,
    private readonly writer: ExportWriter,
    private readonly mails: EffectPlanner,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async perform({ subject: id, correlation }: Effect): Promise<EffectOutcome> {
    const request = await this.store.request(id);
    if (!request) return { state: 'done', result: { skipped: 'the world moved on' } };

    const now = this.clock.now();
    const content = await this.writer.write(request.personId, now);
    crashPoint('before-export-kept');
    await this.store.keep(id, content, later(now, COPY_KEPT));
    crashPoint('after-export-kept');
    const isWanted = await this.mails.together(correlation, async (rows, plan) => {
      const { affected } = await rows.update(
        Export,
        { id, state: 'requested' },
        { state: 'ready', readyAt: new Date(now), expiresAt: new Date(later(now, COPY_KEPT)), size: content.length },
      );
      if (affected) await plan('mail:export-ready', id);
      return Boolean(affected);
    });
    if (!isWanted) await this.store.clear(id);
    return { state: 'done' };
  }

  /** Making it again is harmless; what fails again and again is told to its owner. */
  async resolve(effect: Effect): Promise<EffectOutcome> {
    if (effect.attempt <= TRIES) return this.perform(effect);
    await this.store.giveUp(effect.subject);
    return { state: 'manual', result: { because: 'the export could not be made' } };
  }
}
