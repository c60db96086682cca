import type { Language } from '../../lib/wire';
import { translators } from '../../lib/texts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to put the shop among a person's own apps. */
export function manifest(language: Language) {
  const t = translators[language];
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    id: '/',
    name: t('shell.shop'),
    short_name: t('shell.shop'),
    description: t('shell.tagline'),
    lang: language,
    dir: 'ltr',
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    background_color: '#1b4de0',
    theme_color: '#1b4de0',
    categories: ['education', 'games', 'kids'],
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [shortcut(t('shell.nav.library'), '/library'), shortcut(t('shell.nav.games'), `/${language}/games`)],
  };
}
