import { languageOfTag, type Bilingual, type Language } from '../../kernel/language.js';

export type { Bilingual, Language };

/** The same in each language that the shop speaks. */
export const inEach = <Text>(of: (language: Language) => Text): Record<Language, Text> => ({
  es: of('es'),
  en: of('en'),
});

/** What Accept-Language asks for first among ours; English when it names neither. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const q = Number(
        rest
          .find((p) => p.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: languageOfTag(tag), q: Number.isFinite(q) ? q : 0, index };
    })
    .filter(({ language, q }) => language && q > 0)
    .sort((a, b) => b.q - a.q || a.index - b.index);
  return wanted[0]?.language ?? 'en';
}

/** The sentence for each code that the platform itself gives; contexts bring their own. */
export const PLATFORM_MESSAGES: Record<string, Bilingual> = {
  'not-found': { es: 'No encontramos lo que buscas.', en: 'We could not find what you are looking for.' },
  'unreadable-body': { es: 'No pudimos leer los datos enviados.', en: 'We could not read the data that was sent.' },
  'unreadable-address': {
    es: 'No pudimos leer esa dirección. Revisa que esté completa.',
    en: 'We could not read that address. Check that it is complete.',
  },
  'unreadable-request': { es: 'No pudimos leer la solicitud.', en: 'We could not read the request.' },
  'too-slow': {
    es: 'La solicitud tardó demasiado en llegar. Prueba otra vez.',
    en: 'The request took too long to arrive. Try again.',
  },
  'invalid-request': {
    es: 'Revisa los datos: algo no tiene la forma esperada.',
    en: 'Check the data: something is not in the expected form.',
  },
  'not-signed-in': { es: 'Inicia sesión para continuar.', en: 'Sign in to continue.' },
  'not-allowed': { es: 'Tu cuenta no tiene permiso para hacer esto.', en: 'Your account is not allowed to do this.' },
  'foreign-page': {
    es: 'Esa página no puede cambiar nada en la tienda.',
    en: 'That page may not change anything in the shop.',
  },
  'too-many-requests': {
    es: 'Demasiados intentos seguidos. Espera un momento y prueba otra vez.',
    en: 'Too many attempts in a row. Wait a moment and try again.',
  },
  'closed-for-maintenance': {
    es: 'La tienda está cerrada por mantenimiento. Nada tuyo se pierde; vuelve a probar más tarde.',
    en: 'The shop is closed for maintenance. Nothing of yours is lost; try again later.',
  },
  'too-large': { es: 'Lo enviado es demasiado grande.', en: 'What was sent is too large.' },
  'try-again': {
    es: 'Otra operación ocurrió al mismo tiempo. Prueba otra vez.',
    en: 'Another operation happened at the same time. Try again.',
  },
  'try-later': {
    es: 'La tienda no puede atender por unos segundos. Prueba otra vez en un momento.',
    en: 'The shop cannot answer for some seconds. Try again in a moment.',
  },
  'secret-unreadable': {
    es: 'Ahora no podemos leer un dato que guardamos cifrado: a la tienda le falta una clave. No cambió nada; prueba más tarde. Quien cuida los servidores la repone en CARD_KEYS.',
    en: 'We cannot read something that we keep encrypted right now: the shop lacks a key. Nothing was changed; try again later. Whoever looks after the servers puts the key back into CARD_KEYS.',
  },
  confirming: { es: 'Todavía lo estamos confirmando con el banco.', en: 'We are still confirming it with the bank.' },
  'key-reused': {
    es: 'Esa clave de operación ya se usó para otra solicitud.',
    en: 'That idempotency key was already used for another request.',
  },
  'clock-goes-forward': {
    es: 'Di hasta cuándo avanza el reloj; no vuelve atrás.',
    en: 'Say how far the clock goes; it does not go back.',
  },
  unexpected: {
    es: 'Algo falló de nuestro lado. No se perdió nada; prueba otra vez en un momento.',
    en: 'Something failed on our side. Nothing was lost; try again in a moment.',
  },
};
