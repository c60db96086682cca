import type { Bilingual } from '../../../kernel/language.js';

/** The sentence of each refusal. */
export const TOOL_PROBLEMS: Record<string, Bilingual> = {
  'tool-token-unknown': {
    es: 'No encontramos esa clave entre las tuyas.',
    en: 'We could not find that token among yours.',
  },
  'tool-token-over': {
    es: 'Esta clave ya no sirve: venció, se quitó o su cuenta ya no trabaja en un estudio. Crea otra en la página de tu estudio.',
    en: 'This token is over: it expired, was removed, or its account works for no studio any more. Create another one on the page of your studio.',
  },
  'tool-token-needs-studio': {
    es: 'Las claves son para quienes trabajan en un estudio.',
    en: 'Tokens are for people who work for a studio.',
  },
  'tool-tokens-too-many': {
    es: 'Ya tienes diez claves para herramientas. Quita una que no uses.',
    en: 'You have ten tokens for tools already. Remove one that you do not use.',
  },
};
