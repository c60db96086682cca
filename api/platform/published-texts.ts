/** A text that people agree to, as it stands in this release. */
interface PublishedText {
  /** `terms`, `privacy`, `guardian`. */
  name: string;
  /** Year and month. */
  version: string;
  /** SHA-256 over the words in every language, 64 hex digits. */
  hash: string;
}

/** The texts that people agree to: one place publishes them, another keeps who agreed, and neither knows the other. */
export class PublishedTexts {
  private readonly texts = new Map<string, PublishedText>();

  /** Called once per text while the shop starts. */
  publishes(text: PublishedText): void {
    this.texts.set(text.name, text);
  }

  /** The text in force. @throws Error for a name that is not published. */
  current(name: string): PublishedText {
    const text = this.texts.get(name);
    if (!text) throw new Error(`nobody publishes the text ${name}`);
    return text;
  }
}
