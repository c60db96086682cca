import { readAgeOfOwnDecisions } from '../../../config.js';
import { Environment } from '../../../environment.js';
import type { Language } from '../../../kernel/language.js';
import { SELLER, sampleNote } from './seller.js';

/** From this age on people buy without an adult. */
export const AGE_OF_OWN_DECISIONS = readAgeOfOwnDecisions(new Environment(process.env));

/** What the operator decides and the texts name in braces, such as `{{rut}}`. */
export const factsIn = (language: Language): Partial<Record<string, string>> => ({
  ...SELLER,
  sample: sampleNote(SELLER)[language],
  age: String(AGE_OF_OWN_DECISIONS),
});
