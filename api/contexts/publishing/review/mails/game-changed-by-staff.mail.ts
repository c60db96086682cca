import type { Language } from '../../../../platform/http/messages.js';
import { FORMATS } from '../../../../platform/formatting.js';
import { defineMail } from '../../../../platform/mail/mail.js';
import type { StaffChange } from '../notices.js';
import { GAME_SAMPLE, OPEN, toMember } from './game-mail.js';

type Change = StaffChange | null;

const money = (language: Language, amount = 0): string => FORMATS[language].money(amount);

const CHANGES: Record<string, Record<Language, (change: Change) => string>> = {
  PriceChangeApplied: {
    es: (change) => `Su precio pasó de ${money('es', change?.previously)} a ${money('es', change?.price)}.`,
    en: (change) => `Its price went from ${money('en', change?.previously)} to ${money('en', change?.price)}.`,
  },
  GameWithdrawn: {
    es: () => 'Lo sacamos de la venta. Quien lo tiene lo sigue jugando.',
    en: () => 'We took it off sale. Who has it plays on.',
  },
  GameRestored: { es: () => 'Está de vuelta a la venta.', en: () => 'It is back on sale.' },
  TextsChanged: {
    es: () => 'Corregimos sus textos, en la tienda y en tu borrador.',
    en: () => 'We corrected its texts, in the shop and in your draft.',
  },
};
const sentence = (language: Language, change: Change): string => CHANGES[change?.type ?? '']?.[language](change) ?? '';

export const gameChangedByStaff = defineMail({
  kind: 'mail:game-changed-by-staff',
  when: 'Staff set the price of a game, take it off sale, put it back or correct its texts',
  ...toMember,
  texts: {
    es: ({ game }) => ({
      subject: `Cambiamos algo de ${game.title.es || game.title.en}`,
      greets: true,
      paragraphs: [
        sentence('es', game.change),
        `El motivo: ${game.change?.reason ?? ''}`,
        'Si no estás de acuerdo, escríbenos desde la página de contacto de la tienda.',
      ],
      button: OPEN.es,
    }),
    en: ({ game }) => ({
      subject: `We changed something about ${game.title.en || game.title.es}`,
      greets: true,
      paragraphs: [
        sentence('en', game.change),
        `The reason: ${game.change?.reason ?? ''}`,
        'If you disagree, write to us on the contact page of the shop.',
      ],
      button: OPEN.en,
    }),
  },
  samples: [
    { type: 'PriceChangeApplied', previously: 4_990, price: 3_990, reason: 'El precio tenía un cero de más.' },
    { type: 'GameWithdrawn', reason: 'No abre en los navegadores de hoy.' },
    { type: 'GameRestored', reason: 'Ya abre de nuevo.' },
    { type: 'TextsChanged', reason: 'Una falta de ortografía en el resumen.' },
  ].map((change) => ({ game: { ...GAME_SAMPLE.game, change } })),
});
