import type { Bilingual } from '../../../kernel/language.js';
import { defineMail, ERASED, paragraphsOf } from '../../../platform/mail/mail.js';
import type { GameReason } from '../reporting/report.rules.js';
import { Reports } from '../reporting/reports.js';
import { ContactInbox } from './contact-inbox.js';

const REASONS: Record<GameReason, Bilingual> = {
  unsuitable: { es: 'No es adecuado para su edad', en: 'Not suitable for its age' },
  'wrong-facts': { es: 'Enseña algo equivocado', en: 'It teaches wrong facts' },
  copied: { es: 'Está copiado de otra parte', en: 'Copied from elsewhere' },
  harmful: { es: 'Ofende o es peligroso', en: 'Insulting or dangerous' },
  'does-not-work': { es: 'No funciona', en: 'It does not work' },
  other: { es: 'Otra cosa', en: 'Something else' },
};

export const gameReported = defineMail({
  kind: 'mail:game-reported',
  when: 'A report about the content of a game arrives',
  to: "the shop's address for enquiries",
  uses: [Reports, ContactInbox],
  find: async ({ subject }, [reports, inbox]) => {
    const report = await reports.one(subject);
    if (!report?.game || !report.gameReason) return ERASED;
    const { number, description, promisedOn, language, game, gameReason } = report;
    return {
      email: inbox.addressOf('contact'),
      username: 'Ludoteca',
      language,
      url: `/admin/#/reports/${subject}/show`,
      report: { number, description, promisedOn, title: game.title, reason: gameReason },
    };
  },
  texts: {
    es: ({ report: { number, description, promisedOn, title, reason } }, { day }) => ({
      subject: `Reporte ${number} sobre ${title.es}`,
      heading: `Reporte ${number} sobre ${title.es}`,
      paragraphs: [`${REASONS[reason].es}.`, ...paragraphsOf(description)],
      button: 'Responder en la consola',
      notes: [`Prometimos una respuesta a más tardar el ${day(promisedOn)}.`],
    }),
    en: ({ report: { number, description, promisedOn, title, reason } }, { day }) => ({
      subject: `Report ${number} about ${title.en}`,
      heading: `Report ${number} about ${title.en}`,
      paragraphs: [`${REASONS[reason].en}.`, ...paragraphsOf(description)],
      button: 'Answer in the console',
      notes: [`An answer is promised by ${day(promisedOn)}.`],
    }),
  },
  samples: [
    {
      report: {
        number: 'R-1001',
        description: 'La capa de hielo del nivel dos está al revés.',
        promisedOn: '2026-11-30',
        title: { es: 'Volcán despierto', en: 'Wide-Awake Volcano' },
        reason: 'wrong-facts' as GameReason,
      },
    },
  ],
});
