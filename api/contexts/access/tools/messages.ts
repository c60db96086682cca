import type { Bilingual } from '../../../kernel/language.js';

/** The sentence of each refusal. */
export const TOOL_PROBLEMS: Record<string, Bilingual> = {
  'tool-token-unknown': {
    es: 'No encontramos esa clave entre las tuyas.',
    en: 'We could not find that token among yours.',
  },
  'tool-tokens-too-many': {
    es: 'Ya tienes diez claves para herramientas. Quita una que no uses.',
    en: 'You have ten tokens for tools already. Remove one that you do not use.',
  },
};
