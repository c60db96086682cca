import { expect, type Page } from '@playwright/test';
import { patient } from '../../../support/patience.js';
import type { Person } from './people.js';
import type { Frame, Language } from './specified.js';

const COLOURS = { blue: 'rgb(27, 77, 224)', pink: 'rgb(214, 28, 110)', purple: 'rgb(36, 16, 79)' };
const FOOTER_WAYS = ['/cookies', '/legal', '/privacy', '/refund', '/subscriber-agreement'];

/** What bar and menu are called, and where their ways lead. */
const WORDS = {
  es: {
    bar: 'Principal',
    menu: 'Menú',
    login: 'Ingresar',
    signup: 'Crear cuenta',
    account: 'Tu cuenta',
    cart: 'Carrito, 1 juego',
    help: 'Ayuda',
    report: 'Reportar un problema',
    language: 'View in English',
    logout: 'Cerrar sesión',
    ways: {
      '/': 'Inicio',
      '/games': 'Juegos',
      '/developer-contact': 'Para desarrolladores',
      '/subscription': 'Suscripción',
      '/library': 'Mi biblioteca',
      '/developer': 'Panel de desarrollo',
      '/wishlist': 'Lista de deseos',
      '/player-stats': 'Mis estadísticas',
      '/orders': 'Mis compras',
      '/subscription-management': 'Mi suscripción',
      '/payment-methods': 'Mis tarjetas',
    },
  },
  en: {
    bar: 'Main',
    menu: 'Menu',
    login: 'Log in',
    signup: 'Sign up',
    account: 'Your account',
    cart: 'Cart, 1 game',
    help: 'Help',
    report: 'Report a problem',
    language: 'Ver en español',
    logout: 'Log out',
    ways: {
      '/': 'Home',
      '/games': 'Games',
      '/developer-contact': 'For developers',
      '/subscription': 'Subscription',
      '/library': 'My Library',
      '/developer': 'Developer dashboard',
      '/wishlist': 'Wishlist',
      '/player-stats': 'My statistics',
      '/orders': 'My orders',
      '/subscription-management': 'My subscription',
      '/payment-methods': 'My cards',
    },
  },
} satisfies Record<Language, { ways: Record<string, string>; [word: string]: unknown }>;
const OWN_WAYS = ['/wishlist', '/player-stats', '/orders', '/subscription-management', '/payment-methods'];

const link = (name: string, url?: string): string[] => [
  `- link "${name}"${url ? ':' : ''}`,
  ...indent(url ? [`- /url: ${url}`] : []),
];
const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
/** A node that has exactly these children. */
const whole = (node: string, lines: readonly string[]): string[] => [
  `- ${node}:`,
  ...indent(['- /children: equal', ...lines]),
];
const items = (entries: readonly string[][]): string[] =>
  whole(
    'list',
    entries.flatMap((entry) => ['- listitem:', ...indent(entry)]),
  );

function waysOf(ways: readonly string[], language: Language): string[][] {
  const names: Record<string, string> = WORDS[language].ways;
  return ways.map((url) => link(names[url] ?? '', url));
}

/** The bar of a wide window, as assistive technology reads it, with one game in the cart. */
export function barOf({ name, ways }: Person, language: Language): string {
  const words = WORDS[language];
  const account = name
    ? [`- button "${words.account}, ${name}"`]
    : [...link(words.login, '/login'), ...link(words.signup, '/register-pending')];
  return whole('banner', [
    ...link('Ludoteca', '/'),
    ...whole(`navigation "${words.bar}"`, waysOf(ways, language).flat()),
    ...account,
    `- button "${words.cart}"`,
    '- status',
  ]).join('\n');
}

/** The menu of a phone, with everything that the bar of a wide window has. */
function menuOf({ name, ways }: Person, language: Language): string {
  const words = WORDS[language];
  const own = name
    ? waysOf(OWN_WAYS, language)
    : [link(words.login, '/login'), link(words.signup, '/register-pending')];
  const list = items([
    ...waysOf(ways, language),
    [...link(words.cart, '/cart'), '- status'],
    ...own,
    link(words.help, '/help'),
    link(words.report, '/report-problem'),
    link(words.language),
    ...(name ? [[`- button "${words.logout}"`]] : []),
  ]);
  const profile = name ? link(`${name} ${words.account}`, '/account') : [];
  return [`- dialog "${words.menu}":`, ...indent(whole(`navigation "${words.bar}"`, [...profile, ...list]))].join('\n');
}

/** Opens the menu as on a phone, reads it and closes it. */
export async function readsMenu(page: Page, person: Person, language: Language): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: WORDS[language].menu }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(menuOf(person, language));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  if (wide) await page.setViewportSize(wide);
}

/** Waits until a page is framed as it should be. */
export async function isFramed(page: Page, path: string, { bar, footer, isSmall }: Frame): Promise<void> {
  await expect
    .poll(() => frameOn(page), { message: path, timeout: patient(20_000) })
    .toEqual({
      headings: 1,
      bar: bar && COLOURS[bar],
      footer: COLOURS[footer],
      height: isSmall ? 200 : 'at least 450',
      ways: FOOTER_WAYS,
      hasCopyright: true,
      hasVat: true,
    });
}

const frameOn = (page: Page) =>
  page.evaluate((legal) => {
    const colourOf = (box: Element | null) => box && getComputedStyle(box).backgroundColor;
    const footer = document.querySelector('footer');
    const height = footer?.getBoundingClientRect().height ?? 0;
    const hrefs = [...(footer?.querySelectorAll('a') ?? [])].map((way) => way.getAttribute('href') ?? '');
    return {
      headings: document.querySelectorAll('h1').length,
      bar: colourOf(document.querySelector('header:has(> div > nav)')),
      footer: colourOf(footer),
      height: height >= 450 ? 'at least 450' : height,
      ways: legal.filter((way) => hrefs.includes(way)),
      hasCopyright: /©\s\d{4} Ludoteca/.test(footer?.innerText ?? ''),
      hasVat: /\b(IVA|VAT)\b/.test(footer?.innerText ?? ''),
    };
  }, FOOTER_WAYS);
