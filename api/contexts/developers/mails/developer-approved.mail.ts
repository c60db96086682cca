import { defineMail } from '../../../platform/mail/mail.js';
import type { DeveloperApproved } from '../developer.events.js';
import { STUDIO_SAMPLE, toApplicant } from './developer-mail.js';

export const developerApproved = defineMail({
  kind: 'mail:developer-approved',
  when: 'Staff approve a developer',
  on: { DeveloperApproved: ({ developerId }: DeveloperApproved['data']) => developerId },
  ...toApplicant,
  texts: {
    es: ({ studio }) => ({
      subject: `${studio.name} ya puede publicar en Ludoteca`,
      heading: '¡Bienvenido tu estudio!',
      greets: true,
      paragraphs: [
        `Aprobamos la postulación de ${studio.name}. Desde ahora puedes preparar juegos, subirlos e invitar a tu equipo.`,
      ],
      button: 'Abrir mi panel',
    }),
    en: ({ studio }) => ({
      subject: `${studio.name} can now publish at Ludoteca`,
      heading: 'Your studio is welcome!',
      greets: true,
      paragraphs: [
        `We approved the application of ${studio.name}. From now on you can prepare games, upload them and invite your team.`,
      ],
      button: 'Open my dashboard',
    }),
  },
  samples: [STUDIO_SAMPLE],
});
