import { defineMail } from '../../../platform/mail/mail.js';
import type { DeveloperApplied } from '../developer.events.js';
import { STUDIO_SAMPLE, toApplicant } from './developer-mail.js';

const about = ({ developerId }: DeveloperApplied['data']): string => developerId;

export const developerApplied = defineMail({
  kind: 'mail:developer-applied',
  when: 'A person applies to become a developer, also again',
  on: { DeveloperApplied: about, DeveloperReapplied: about },
  ...toApplicant,
  isStillTrue: ({ studio }) => studio.state === 'applied',
  texts: {
    es: ({ studio }, { day }) => ({
      subject: `Recibimos la postulación de ${studio.name}`,
      heading: 'Tu postulación está en la fila',
      greets: true,
      paragraphs: [
        `Recibimos la postulación de ${studio.name} para publicar juegos en Ludoteca. El equipo de publicación la revisará y te responderá a más tardar el ${day(studio.decideBy)}.`,
        'Mientras tanto no tienes que hacer nada. En la página de desarrollo ves tu lugar en la fila.',
      ],
      button: 'Ver mi postulación',
    }),
    en: ({ studio }, { day }) => ({
      subject: `We received the application of ${studio.name}`,
      heading: 'Your application is in the queue',
      greets: true,
      paragraphs: [
        `We received the application of ${studio.name} to publish games at Ludoteca. The publishing team will look at it and answer by ${day(studio.decideBy)}.`,
        'Until then there is nothing to do. The developer page shows your place in the queue.',
      ],
      button: 'See my application',
    }),
  },
  samples: [STUDIO_SAMPLE],
});
