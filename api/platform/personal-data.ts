import { crashPoint } from './crash-point.js';
import type { Bilingual } from './http/messages.js';

/** A place that holds something about people. */
export interface PersonalDataSource {
  /** Of its file in the export: `orders`, `sessions`. */
  name: string;
  /** Its heading in the export; the name where it has none. */
  title?: Bilingual;
  /** What it is for and, where it is kept, why; for people. */
  about?: Bilingual;
  /** What is held about a person, as plain JSON that the person may see: no hashes, no tokens. Null for nothing. */
  collect(personId: string): Promise<unknown>;
  /** What programs kept: the export gives it sign by sign, without making it readable for people. */
  isVerbatim?: true;
  /** Erases or scrubs it; doing it twice is harmless. Null where the law wants it kept, with nothing in it that names the person. */
  erase: ((personId: string) => Promise<void>) | null;
  /** Ids by which effects, and so mails, know the person: of sessions, links, orders. */
  ids?(personId: string): Promise<string[]>;
  /** Addresses that the person is written to. */
  addresses?(personId: string): Promise<string[]>;
  /** When it is erased: `first` if it finds its rows through others, `last` if others find theirs through it. */
  phase?: 'first' | 'last';
}

const PHASES = ['first', undefined, 'last'] as const;

/** The one map of personal data: the export tells all of it and the erasure goes through all of it. */
export class PersonalData {
  private readonly held: PersonalDataSource[] = [];
  private readonly afterwards: ((personId: string) => Promise<void>)[] = [];

  /** Called once per place while the shop starts. */
  holds(source: PersonalDataSource): void {
    this.held.push(source);
  }

  /** Called once while the shop starts. @param act what is done after each person's erasure; doing it twice is harmless. */
  afterErasure(act: (personId: string) => Promise<void>): void {
    this.afterwards.push(act);
  }

  get sources(): readonly PersonalDataSource[] {
    return this.held;
  }

  /** All ids by which effects may know a person. */
  async idsOf(personId: string): Promise<string[]> {
    const ids = await Promise.all(this.held.map((source) => source.ids?.(personId) ?? []));
    return [...new Set([personId, ...ids.flat()])];
  }

  async addressesOf(personId: string): Promise<string[]> {
    const addresses = await Promise.all(this.held.map((source) => source.addresses?.(personId) ?? []));
    return [...new Set(addresses.flat())];
  }

  /** Goes through every place, one after the other, so that a second run can finish what a first one began. */
  async erase(personId: string): Promise<void> {
    for (const phase of PHASES) {
      for (const { name, erase } of this.held.filter((source) => source.phase === phase)) {
        await erase?.(personId);
        crashPoint(`after-erasing-${name}`);
      }
    }
    for (const act of this.afterwards) await act(personId);
  }
}
