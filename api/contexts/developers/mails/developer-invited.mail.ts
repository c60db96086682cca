import { defineMail, type MailFacts } from '../../../platform/mail/mail.js';
import { Links, PeopleDirectory } from '../../access/index.js';
import type { MemberInvited, MemberRole } from '../developer.events.js';
import { Teams } from '../team/teams.js';

interface InvitedFacts extends MailFacts {
  studioName: string;
  role: MemberRole;
}

const ROLES: Record<MemberRole, { es: string; en: string }> = {
  owner: { es: 'dirigir el estudio y su equipo', en: 'run the studio and its team' },
  editor: { es: 'preparar y cambiar sus juegos', en: 'prepare and change its games' },
  reader: { es: 'ver sus juegos y sus cifras', en: 'see its games and figures' },
};

export const developerInvited = defineMail({
  kind: 'mail:developer-invited',
  when: 'An owner invites somebody to a studio',
  on: { MemberInvited: ({ invitationId }: MemberInvited['data']) => invitationId },
  to: 'the invited address',
  uses: [Teams, Links, PeopleDirectory],
  find: async ({ subject }, [teams, links, people]): Promise<InvitedFacts | null> => {
    const [invitation, link] = await Promise.all([teams.invitation(subject), links.find(subject)]);
    if (!invitation || !link) return null;
    const { email, studioName, role } = invitation;
    // An address without an account is written to in the shop's first language.
    const person = (await people.withAddress(email)) ?? { username: '', language: 'es' as const };
    return { ...person, email, url: link.url, studioName, role };
  },
  texts: {
    es: ({ studioName, role }) => ({
      subject: `${studioName} te invita a su equipo en Ludoteca`,
      heading: `${studioName} te invita`,
      paragraphs: [
        `${studioName} publica juegos educativos en Ludoteca y quiere que trabajes con ellos. Podrías ${ROLES[role].es}.`,
        'Para aceptar, abre el enlace e inicia sesión con este mismo correo. Si todavía no tienes cuenta, puedes crearla ahí.',
      ],
      button: 'Ver la invitación',
      notes: ['El enlace sirve 14 días. Si no conoces al estudio, borra este correo: no pasa nada.'],
    }),
    en: ({ studioName, role }) => ({
      subject: `${studioName} invites you to its team at Ludoteca`,
      heading: `${studioName} invites you`,
      paragraphs: [
        `${studioName} publishes educational games at Ludoteca and would like you to work with them. You could ${ROLES[role].en}.`,
        'To accept, open the link and log in with this same address. If you have no account yet, you can make one there.',
      ],
      button: 'See the invitation',
      notes: ['The link works for 14 days. If you do not know the studio, delete this mail: nothing happens.'],
    }),
  },
  samples: [{ studioName: 'Estudio Coigüe', role: 'editor' }],
});
