/** A place that holds something about people. */
export interface PersonalDataSource {
  /** Of its file in the export: `orders`, `sessions`. */
  name: string;
  /** What is held about a person, as plain JSON that the person may see: no hashes, no tokens. Null for nothing. */
  tell(personId: string): Promise<unknown>;
  /** Erases or scrubs it; doing it twice is harmless. Null where the law wants it kept, with nothing in it that names the person. */
  erase: ((personId: string) => Promise<void>) | null;
}

/** The one map of personal data: the export tells all of it and the erasure goes through all of it. */
export class PersonalData {
  private readonly held: PersonalDataSource[] = [];

  /** Called once per place while the shop starts. */
  holds(source: PersonalDataSource): void {
    this.held.push(source);
  }

  get sources(): readonly PersonalDataSource[] {
    return this.held;
  }
}
