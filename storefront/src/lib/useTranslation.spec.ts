import { Writable } from 'node:stream';
import { createElement as part, Suspense, use, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { en, type Texts } from '../texts/en';
import { es } from '../texts/es';
import { useLanguage } from './i18n';
import { addTexts, translators, type TextKey } from './texts';
import { TranslationProvider, useTranslation } from './useTranslation';
import type { Language } from './wire';

addTexts('es', es);
addTexts('en', en);

/** Draws a page in a language, as the server does. */
function drawn(language: Language, page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(part(TranslationProvider, { language, draw: () => undefined }, page), {
      onShellReady: () => pipe(sink),
      onError: reject,
    });
  });
}

function Words() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return part('p', null, `${language}: ${t('shell.nav.games')}, ${t('shell.cart.label', { count: 2 })}`);
}

function Late({ after }: { after: Promise<void> }) {
  use(after);
  return part(Words);
}

/** What a part of a page waits for until it is opened. */
function gate(): { after: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const after = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { after, open };
}

const SPANISH = 'es: Juegos, Carrito, 2 juegos';
const ENGLISH = 'en: Games, Cart, 2 games';

describe('the texts of a page', () => {
  it('are those of its language', async () => {
    expect(await drawn('es', part(Words))).toBe(`<p>${SPANISH}</p>`);
    expect(await drawn('en', part(Words))).toBe(`<p>${ENGLISH}</p>`);
  });

  it('stay in its language while pages in another one are drawn', async () => {
    const gates = Array.from({ length: 3 }, gate);
    const page = part('main', null, ...gates.map(({ after }, key) => part(Suspense, { key }, part(Late, { after }))));
    const languages = Array.from({ length: 10 }, (_, n): Language => (n % 2 ? 'en' : 'es'));
    const pages = languages.map((language) => drawn(language, page));
    // Each gate lets all pages go on together, so every drawing is interrupted by the other language three times.
    for (const { after, open } of gates) {
      open();
      await after;
    }

    const said = (await Promise.all(pages)).map((html) => html.match(/(?<=<p>)[^<]*/g));
    expect(said).toEqual(languages.map((language) => Array.from(gates, () => (language === 'es' ? SPANISH : ENGLISH))));
  });

  it('are asked of one function all over a page', async () => {
    const request = new Set<unknown>();
    const Noted = () => {
      request.add(useTranslation().t);
      return null;
    };
    await drawn(
      'es',
      part('main', null, part(Noted, { key: 1 }), part('section', { key: 2 }, part(Noted), part(Noted))),
    );
    expect(request.size).toBe(1);
  });

  it('that come later are said as soon as they are here', () => {
    const late = () => translators.es('late.words' as TextKey);
    expect(late()).toBe('late.words');
    addTexts('es', { late: { words: 'Aquí están' } } as Partial<Texts>);
    expect(late()).toBe('Aquí están');
  });

  it('are refused where no language is known', async () => {
    await expect(
      new Promise((resolve, reject) => {
        renderToPipeableStream(part(Words), {
          onShellReady: () => resolve('drawn'),
          onShellError: reject,
          onError: () => undefined,
        });
      }),
    ).rejects.toThrow('TranslationProvider');
  });
});

describe('a text', () => {
  const { en: say, es: di } = translators;

  it.each([
    [0, 'Cart, empty', 'Carrito, vacío'],
    [1, 'Cart, 1 game', 'Carrito, 1 juego'],
    [2, 'Cart, 2 games', 'Carrito, 2 juegos'],
  ])('counts %d', (count, english, spanish) => {
    expect(say('shell.cart.label', { count })).toBe(english);
    expect(di('shell.cart.label', { count })).toBe(spanish);
  });
  it('says "other" of none where it has no words for none', () =>
    expect(say('buying.cart.gone', { count: 0 })).toBe(en.buying.cart.gone_other.replace('{{count}}', '0')));
  it('shows a count in a text that has one form', () =>
    expect(say('catalog.list.filtersWith', { count: 1 })).toBe(en.catalog.list.filtersWith.replace('{{count}}', '1')));
  it('fills its blanks with words as they are', () =>
    expect(say('shell.wentTo', { title: '$& {{title}} <b>' })).toBe('$& {{title}} <b>, page loaded'));
  it('leaves out what is not known', () => expect(say('shell.wentTo', { title: null })).toBe(', page loaded'));
});
