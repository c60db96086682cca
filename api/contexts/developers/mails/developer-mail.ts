import { ERASED, type MailFacts, type NoMail } from '../../../platform/mail/mail.js';
import type { Effect } from '../../../platform/event-store/effects.js';
import { PeopleDirectory } from '../../access/index.js';
import { Applications, type StudioRow } from '../applying/applications.js';

export interface DeveloperFacts extends MailFacts {
  studio: Pick<StudioRow, 'name' | 'state' | 'decideBy' | 'reason'>;
}

/** For mails whose subject is the studio, and which tell only of its application. */
export const toApplicant = {
  to: 'the applicant',
  uses: [Applications, PeopleDirectory] as const,
  find: async (
    { subject }: Effect,
    [applications, people]: readonly [Applications, PeopleDirectory],
  ): Promise<DeveloperFacts | NoMail> => {
    const studio = await applications.studio(subject);
    const person = studio && (await people.contact(studio.applicantId));
    return person ? { ...person, url: '/developer', studio } : ERASED;
  },
};

/** For the gallery. */
export const STUDIO_SAMPLE = {
  studio: {
    name: 'Estudio Coigüe',
    state: 'rejected',
    decideBy: '2026-12-01',
    reason: 'El sitio del estudio no abre. Corrige la dirección y postula otra vez.',
  },
} satisfies Omit<DeveloperFacts, keyof MailFacts>;
