import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/messages.js';
import { PersonalData, type PersonalDataSource } from '../../../platform/personal-data.js';
import { Person } from '../../access/index.js';
import { exportPage, type ToldPart } from './export.page.js';
import { readMe } from './export.words.js';

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
    const parts: ToldPart[] = [];
    for (const source of inReadingOrder(this.data.sources))
      parts.push(partOf(source, language, await source.tell(personId)));

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
    for (const { name, told } of parts) add(`data/${name}.json`, `${JSON.stringify(told, null, 2)}\n`);
    zip.end();
    return buffer(zip.outputStream);
  }
}

/** The account first, then what somebody did, then what only machines care for. */
function inReadingOrder(sources: readonly PersonalDataSource[]): PersonalDataSource[] {
  const place = ({ name }: PersonalDataSource): number => (name === 'account' ? 0 : 1 + MACHINERY.indexOf(name) + 1);
  return [...sources].sort((a, b) => place(a) - place(b));
}

/** As it will stand in the file: dates are texts already. */
function partOf({ name, title, about, erase }: PersonalDataSource, language: Language, told: unknown): ToldPart {
  return {
    name,
    title: title?.[language] ?? name,
    about: about?.[language] ?? null,
    isKept: erase === null,
    told: JSON.parse(JSON.stringify(told ?? null)) as unknown,
  };
}
