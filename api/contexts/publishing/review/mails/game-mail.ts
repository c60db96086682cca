import type { Effect } from '../../../../platform/event-store/effects.js';
import type { Language } from '../../../../platform/http/messages.js';
import { ERASED, missing, type MailFacts, type NoMail } from '../../../../platform/mail/mail.js';
import { PeopleDirectory } from '../../../access/index.js';
import type { CheckItem } from '../../release.events.js';
import { Notices, type NoticeFacts } from '../notices.js';

export interface GameFacts extends MailFacts {
  game: Omit<NoticeFacts, 'gameId' | 'personId' | 'slug'>;
}

/** For mails to one member of a studio about a game. */
export const toMember = {
  to: 'each member of the studio',
  uses: [Notices, PeopleDirectory] as const,
  find: async (
    { subject }: Effect,
    [notices, people]: readonly [Notices, PeopleDirectory],
  ): Promise<GameFacts | NoMail> => {
    const found = await notices.of(subject);
    if (!found) return missing('notice');
    const { gameId, personId, slug: _slug, ...game } = found;
    const person = await people.contact(personId);
    return person ? { ...person, url: `/developer/${gameId}/edit`, game } : ERASED;
  },
};

export const OPEN: Record<Language, string> = { es: 'Abrir el juego', en: 'Open the game' };

const POINTS: Record<CheckItem, Record<Language, string>> = {
  plays: { es: 'El juego no funciona como se describe.', en: 'The game does not play as described.' },
  texts: { es: 'Los textos necesitan cambios.', en: 'The texts need changes.' },
  pictures: { es: 'Las imágenes necesitan cambios.', en: 'The pictures need changes.' },
  age: { es: 'La edad recomendada no calza con el juego.', en: 'The age rating does not fit the game.' },
  learning: { es: 'No queda claro qué se aprende.', en: 'It is not clear what players learn.' },
  privacy: {
    es: 'El juego pide o envía datos que no debería.',
    en: 'The game asks for or sends data that it should not.',
  },
  rights: { es: 'Falta aclarar los derechos de algún contenido.', en: 'The rights to some content are not clear.' },
};

export const pointsIn = (language: Language, points: readonly CheckItem[]): string[] =>
  points.map((point) => POINTS[point][language]);

/** A game for the gallery. */
export const GAME_SAMPLE: Pick<GameFacts, 'game'> = {
  game: {
    title: { es: 'Volcán despierto', en: 'Volcano awake' },
    decideBy: '2026-12-01',
    points: ['texts', 'age'],
    note: 'Falta el texto en inglés de la segunda escena.',
    reason: 'Usa música sin permiso.',
    granted: true,
    change: null,
  },
};
