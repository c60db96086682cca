import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../../config.js';
import { crashPoint } from '../../platform/crash-point.js';
import { Database } from '../../platform/database/database.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../platform/event-store/effects.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { MAIL_SENDER, type MailSender } from '../../platform/mail/mail-sender.js';
import { renderMail, type MailContent } from '../../platform/mail/layout.js';
import { CONFIG } from '../../platform/tokens.js';
import { Person } from './person.entity.js';
import { Tokens } from './tokens.js';

type Kind = 'mail:verify-email' | 'mail:already-registered' | 'mail:session-reuse';
type Written = { subject: string } & MailContent;

/** The mails about accounts. The queue carries an id; the address and the link are looked up and derived here. */
@Injectable()
export class IdentityMails implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly tokens: Tokens,
    private readonly work: WorkHandlers,
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    for (const kind of ['mail:verify-email', 'mail:already-registered', 'mail:session-reuse'] as const) this.work.performs(this.performer(kind));
  }

  private performer(kind: Kind): EffectPerformer {
    return {
      kind,
      perform: (effect) => this.send(kind, effect),
      // A link or a warning may reach somebody twice under one Message-ID; a third time would be noise.
      resolve: async (effect) => (effect.attempt <= 2 ? this.send(kind, effect) : { state: 'manual', result: { because: 'nobody knows whether it was sent' } }),
    };
  }

  private async send(kind: Kind, effect: Effect): Promise<EffectOutcome> {
    const person = kind === 'mail:verify-email' ? await this.ownerOfLink(effect.subject) : await this.db.rows.findOneBy(Person, { id: effect.subject });
    if (!person) return { state: 'done', result: { skipped: 'the person is gone' } };

    const { subject, ...content } = this.written(kind, person, effect.subject);
    crashPoint('before-account-mail-sent');
    await this.sender.send({ messageId: effect.effectId, to: person.email, subject, kind, language: person.language, ...renderMail(person.language, content) });
    crashPoint('after-account-mail-sent');
    return { state: 'done' };
  }

  private async ownerOfLink(rowId: string): Promise<Person | null> {
    const [row] = await this.db.query<{ person_id: string }>('select person_id from identity.email_tokens where id = $1', [rowId]);
    return row ? this.db.rows.findOneBy(Person, { id: row.person_id }) : null;
  }

  private written(kind: Kind, { username, language }: Person, subject: string): Written {
    const shop = this.config.publicUrl;
    const es = language === 'es';
    switch (kind) {
      case 'mail:verify-email': {
        const url = `${shop}/verify-email?token=${this.tokens.linkSecret(subject)}`;
        return es
          ? { subject: 'Confirma tu correo', heading: `Hola, ${username}`, paragraphs: ['Falta un paso: confirma que este correo es tuyo. Después podrás comprar y jugar.'], action: { label: 'Confirmar mi correo', url }, notes: ['El enlace sirve una vez y dura 24 horas. Si no creaste una cuenta en Ludoteca, borra este correo y no pasará nada.'] }
          : { subject: 'Confirm your e-mail', heading: `Hello, ${username}`, paragraphs: ['One step is left: confirm that this address is yours. Then you can buy and play.'], action: { label: 'Confirm my e-mail', url }, notes: ['The link works once and lasts 24 hours. If you did not create an account at Ludoteca, delete this mail and nothing will happen.'] };
      }
      case 'mail:already-registered':
        return es
          ? { subject: 'Ya tienes una cuenta', heading: `Hola, ${username}`, paragraphs: ['Alguien quiso crear una cuenta con este correo, pero ya tienes una. Si fuiste tú, solo inicia sesión.'], action: { label: 'Iniciar sesión', url: `${shop}/login` }, notes: ['Si no fuiste tú, no tienes que hacer nada: tu cuenta no cambió.'] }
          : { subject: 'You already have an account', heading: `Hello, ${username}`, paragraphs: ['Somebody wanted to create an account with this address, but you already have one. If it was you, just sign in.'], action: { label: 'Sign in', url: `${shop}/login` }, notes: ['If it was not you, there is nothing to do: your account has not changed.'] };
      case 'mail:session-reuse':
        return es
          ? { subject: 'Cerramos una de tus sesiones', heading: `Hola, ${username}`, paragraphs: ['Una sesión tuya se usó desde dos lugares a la vez, así que la cerramos por seguridad. Inicia sesión otra vez.'], action: { label: 'Iniciar sesión', url: `${shop}/login` }, notes: ['Si usas la misma contraseña en otro sitio, cámbiala.'] }
          : { subject: 'We closed one of your sessions', heading: `Hello, ${username}`, paragraphs: ['One of your sessions was used from two places at once, so we closed it to be safe. Sign in again.'], action: { label: 'Sign in', url: `${shop}/login` }, notes: ['If you use the same password elsewhere, change it.'] };
    }
    return kind satisfies never;
  }
}
