/** The languages that the shop speaks. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in each of them. */
export type Bilingual = Record<Language, string>;

/** The shop's language of a tag such as `es-CL`; undefined for any other. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary);
}
