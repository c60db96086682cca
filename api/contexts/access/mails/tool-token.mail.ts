import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../people/recipients.js';

interface Issued {
  personId: string;
  name: string;
  expiresAt: Date;
}

export const toolTokenIssued = defineMail({
  kind: 'mail:tool-token-issued',
  when: 'The person makes a token for a tool',
  to: 'the person',
  uses: [Recipients],
  find: async ({ subject }, [recipients]) => {
    const [token] = await recipients.db.query<Issued>(
      'select person_id as "personId", name, expires_at as "expiresAt" from access.tool_tokens where id = $1',
      [subject],
    );
    const person = token && (await recipients.person(token.personId, '/developer'));
    return person ? { ...person, name: token.name, expiresAt: token.expiresAt } : null;
  },
  texts: {
    es: ({ name, expiresAt }, { day }) => ({
      subject: 'Creaste una clave para tus programas',
      paragraphs: [
        'Con esa clave, un programa tuyo sube versiones de los juegos de tu estudio y lee sus ganancias, sin contraseña.',
        'Si no fuiste tú, cambia tu contraseña: así terminan todas las claves y las demás sesiones.',
      ],
      rows: [
        { label: 'Para qué es', value: name },
        { label: 'Vence', value: day(expiresAt) },
      ],
      button: 'Ver mis claves',
      notes: ['Nunca te pediremos tu contraseña por correo.'],
    }),
    en: ({ name, expiresAt }, { day }) => ({
      subject: 'You created a token for your programs',
      paragraphs: [
        'With that token, a program of yours uploads builds of the games of your studio and reads its earnings, without a password.',
        'If it was not you, change your password: that ends all tokens and all other sessions.',
      ],
      rows: [
        { label: 'What it is for', value: name },
        { label: 'Expires', value: day(expiresAt) },
      ],
      button: 'See my tokens',
      notes: ['We never ask for your password by mail.'],
    }),
  },
  samples: [{ name: 'GitHub Actions', expiresAt: new Date('2027-02-19T18:04:00Z') }],
});
