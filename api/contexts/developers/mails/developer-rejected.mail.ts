import { defineMail } from '../../../platform/mail/mail.js';
import type { DeveloperRejected } from '../developer.events.js';
import { STUDIO_SAMPLE, toApplicant } from './developer-mail.js';

export const developerRejected = defineMail({
  kind: 'mail:developer-rejected',
  when: 'Staff reject an application',
  on: { DeveloperRejected: ({ developerId }: DeveloperRejected['data']) => developerId },
  ...toApplicant,
  isStillTrue: ({ studio }) => studio.state === 'rejected',
  texts: {
    es: ({ studio }) => ({
      subject: `Respuesta a la postulación de ${studio.name}`,
      greets: true,
      heading: 'Todavía no podemos aprobarla',
      paragraphs: [
        `El equipo de publicación revisó la postulación de ${studio.name} y todavía no puede aprobarla.`,
        `El motivo: ${studio.reason ?? ''}`,
        'Puedes corregir lo que falta, responder y postular otra vez. Guardamos todo lo que escribiste.',
      ],
      button: 'Responder y postular otra vez',
    }),
    en: ({ studio }) => ({
      subject: `Answer to the application of ${studio.name}`,
      greets: true,
      heading: 'We cannot approve it yet',
      paragraphs: [
        `The publishing team looked at the application of ${studio.name} and cannot approve it yet.`,
        `The reason: ${studio.reason ?? ''}`,
        'You can correct what is missing, answer and apply again. We kept all that you wrote.',
      ],
      button: 'Answer and apply again',
    }),
  },
  samples: [STUDIO_SAMPLE],
});
