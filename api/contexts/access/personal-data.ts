import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData, type PersonalDataSource } from '../../platform/personal-data.js';
import { Person } from './people/person.entity.js';
import { SecondFactor } from './second-factor/second-factor.js';
import { Throttle } from './throttle/throttle.js';

/** What is held about people here: accounts, sessions, links, counters. */
@Injectable()
export class AccessPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
    private readonly throttle: Throttle,
    private readonly factor: SecondFactor,
  ) {}

  onModuleInit(): void {
    for (const source of [
      this.account(),
      this.sessions(),
      this.secondFactor(),
      this.passkeys(),
      this.tools(),
      this.links(),
      this.budgets(),
    ])
      this.data.holds(source);
  }

  private account(): PersonalDataSource {
    return {
      name: 'account',
      phase: 'last',
      title: { es: 'Tu cuenta', en: 'Your account' },
      about: {
        es: 'Lo que nos contaste al registrarte y en tu perfil. La contraseña no está aquí: solo guardamos una huella de ella con la que nadie puede entrar.',
        en: 'What you told us when you signed up and in your profile. The password is not here: we only keep a fingerprint of it that nobody can sign in with.',
      },
      collect: async (id) => {
        const person = await this.db.rows.findOneBy(Person, { id });
        if (!person) return null;
        const { passwordHash, ...reply } = person;
        return { ...reply, hasPassword: passwordHash !== null };
      },
      erase: async (id) => void (await this.db.rows.delete(Person, { id })),
      addresses: async (id) => (await this.db.rows.findBy(Person, { id })).map(({ email }) => email),
    };
  }

  private sessions(): PersonalDataSource {
    return {
      name: 'sessions',
      title: { es: 'Sesiones', en: 'Sessions' },
      about: {
        es: 'Cada vez que entraste desde un dispositivo, hasta que se cierra y pasa un mes.',
        en: 'Each time that you signed in on a device, until a month after its end.',
      },
      collect: (id) =>
        this.db.query(
          `select device, network, created_at as "startedAt", last_seen_at as "lastSeenAt", remember as "remembered", revoked_at as "endedAt", revoked_because as "endedBecause"
           from access.sessions where person_id = $1 order by created_at`,
          [id],
        ),
      erase: async (id) => void (await this.db.query('delete from access.sessions where person_id = $1', [id])),
      ids: (id) => this.idsIn('access.sessions', 'person_id', id),
    };
  }

  private secondFactor(): PersonalDataSource {
    return {
      name: 'second-factor',
      title: { es: 'Verificación en dos pasos', en: 'Two-step log-in' },
      about: {
        es: 'Desde cuándo la usas y cuántos códigos de recuperación te quedan. La clave de tu aplicación no está aquí: la guardamos cifrada.',
        en: 'Since when you use it, and how many recovery codes you have left. The key of your app is not here: we keep it encrypted.',
      },
      collect: async (id) => {
        const { on, since, recoveryCodesLeft } = await this.factor.status(id);
        return on ? { since, recoveryCodesLeft } : null;
      },
      erase: (id) => this.factor.erase(id),
    };
  }

  private passkeys(): PersonalDataSource {
    return {
      name: 'passkeys',
      title: { es: 'Llaves de acceso', en: 'Passkeys' },
      about: {
        es: 'Los dispositivos con los que entras sin contraseña. Lo que te reconoce, tu dedo o tu cara, nunca sale de ellos.',
        en: 'The devices with which you log in without a password. What knows you, your finger or your face, never leaves them.',
      },
      collect: (id) =>
        this.db.query(
          'select name, added_at as "addedAt", last_used_at as "lastUsedAt" from access.passkeys where person_id = $1 order by added_at',
          [id],
        ),
      erase: async (id) => void (await this.db.query('delete from access.passkeys where person_id = $1', [id])),
      ids: (id) => this.idsIn('access.passkeys', 'person_id', id),
    };
  }

  private tools(): PersonalDataSource {
    return {
      name: 'tool-tokens',
      title: { es: 'Claves para herramientas', en: 'Tokens for tools' },
      about: {
        es: 'Las claves que hiciste para tus propios programas, sin su texto, hasta que las quitas o 30 días después de que vencen.',
        en: 'The tokens that you made for your own programs, without their text, until you remove them or 30 days after they expire.',
      },
      collect: (id) =>
        this.db.query(
          'select name, created_at as "madeAt", expires_at as "expiresAt", last_used_at as "lastUsedAt" from access.tool_tokens where person_id = $1 order by created_at',
          [id],
        ),
      erase: async (id) => void (await this.db.query('delete from access.tool_tokens where person_id = $1', [id])),
      ids: (id) => this.idsIn('access.tool_tokens', 'person_id', id),
    };
  }

  private links(): PersonalDataSource {
    return {
      name: 'links',
      title: { es: 'Enlaces enviados', en: 'Links sent' },
      about: {
        es: 'Los enlaces secretos que te enviamos por correo, sin el secreto. Se borran al mes.',
        en: 'The secret links that we mailed to you, without the secret. They are deleted after a month.',
      },
      collect: (id) =>
        this.db.query(
          'select purpose, created_at as "sentAt", used_at as "usedAt", voided_at as "replacedAt" from access.email_tokens where owner_id = $1 order by created_at',
          [id],
        ),
      erase: async (id) => void (await this.db.query('delete from access.email_tokens where owner_id = $1', [id])),
      ids: (id) => this.idsIn('access.email_tokens', 'owner_id', id),
    };
  }

  private budgets(): PersonalDataSource {
    return {
      name: 'counters',
      title: { es: 'Contadores de intentos', en: 'Counters of tries' },
      about: {
        es: 'Contamos los intentos de entrar para frenar a quien adivina contraseñas. En vez de tu dirección guardamos una huella secreta, que no se puede leer de vuelta, y solo por unas horas.',
        en: 'We count tries to sign in, to slow down whoever guesses passwords. Instead of your address we keep a secret fingerprint that cannot be read back, and only for some hours.',
      },
      collect: async () => null,
      erase: async (id) => this.throttle.forget([id, ...(await this.data.addressesOf(id))]),
    };
  }

  private async idsIn(table: string, column: string, personId: string): Promise<string[]> {
    return (await this.db.query<{ id: string }>(`select id from ${table} where ${column} = $1`, [personId])).map(
      ({ id }) => id,
    );
  }
}
