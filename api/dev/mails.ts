import { contexts } from '../contexts.js';
import type { Language } from '../platform/http/messages.js';
import { writeMail, type Mail } from '../platform/mail/mail.js';

const SHOP = 'https://ludoteca.test';

/** One mail with made-up facts, in one language. */
function written(mail: Mail, language: Language, sample: object): { subject: string; html: string; text: string } {
  return writeMail(mail, { email: 'ana@example.test', username: 'Ana', language, url: '/a-page', ...sample }, SHOP);
}

/** Every mail of the shop, for the list and the gallery. */
const mails = contexts
  .flatMap((context) => context.mails ?? [])
  .map((mail) => ({
    kind: mail.kind,
    name: mail.name,
    when: mail.when,
    to: mail.to,
    events: Object.keys(mail.on ?? {}),
    samples: (mail.samples ?? [{}]).map((sample) => ({
      es: written(mail, 'es', sample),
      en: written(mail, 'en', sample),
    })),
  }));

process.stdout.write(JSON.stringify(mails));
