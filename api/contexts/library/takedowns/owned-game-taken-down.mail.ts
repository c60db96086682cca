import { defineMail, ERASED, paragraphsOf, type MailFacts } from '../../../platform/mail/mail.js';
import { Recipients } from '../../access/index.js';
import { LibraryQueries } from '../library.queries.js';

interface TakenDownFacts extends MailFacts {
  title: { es: string; en: string };
  reason: string;
  wasBought: boolean;
}

/** The subject of the mail to one owner. */
export const subjectOf = (gameId: string, personId: string): string => `${gameId}:${personId}`;

export const ownedGameTakenDown = defineMail({
  kind: 'mail:owned-game-taken-down',
  when: 'Staff took down a game that the person has',
  to: 'each person who has the game',
  uses: [LibraryQueries, Recipients],
  find: async ({ subject }, [library, recipients]) => {
    const [gameId = '', personId = ''] = subject.split(':');
    const entry = await library.entry(personId, gameId);
    // Returned meanwhile, or open again.
    if (!entry?.takenDown) return null;
    const { title, takenDown, because, orderId } = entry;
    const wasBought = because === 'purchase';
    const person = await recipients.person(
      personId,
      wasBought ? `/orders/${orderId}/return?game=${gameId}` : '/library',
    );
    return person ? { ...person, title, reason: takenDown.reason, wasBought } : ERASED;
  },
  texts: {
    es: ({ title, reason, wasBought }: TakenDownFacts) => ({
      subject: `Ludoteca retiró ${title.es}`,
      greets: true,
      paragraphs: [
        `Retiramos ${title.es} y ya no se puede abrir ni descargar. El motivo:`,
        ...paragraphsOf(reason),
        wasBought
          ? 'Lo compraste: durante 90 días te devolvemos lo que pagaste, aunque lo hayas jugado. Tu avance queda guardado por si el juego vuelve.'
          : 'Tu avance queda guardado por si el juego vuelve.',
      ],
      button: wasBought ? 'Pedir la devolución' : 'Ver mi biblioteca',
    }),
    en: ({ title, reason, wasBought }: TakenDownFacts) => ({
      subject: `Ludoteca took down ${title.en}`,
      greets: true,
      paragraphs: [
        `We took down ${title.en}, and it cannot be opened or downloaded any more. The reason:`,
        ...paragraphsOf(reason),
        wasBought
          ? 'You bought it: for 90 days we give back what you paid, even if you played it. Your progress is kept in case the game returns.'
          : 'Your progress is kept in case the game returns.',
      ],
      button: wasBought ? 'Ask for a refund' : 'See my library',
    }),
  },
  samples: [
    { title: { es: 'Volcán despierto', en: 'Volcano awake' }, reason: 'Usa música sin permiso.', wasBought: true },
    { title: { es: 'Volcán despierto', en: 'Volcano awake' }, reason: 'Usa música sin permiso.', wasBought: false },
  ],
});
