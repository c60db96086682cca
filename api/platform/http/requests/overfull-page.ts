import { plainPage } from '../plain-page.js';

/** Where the browser heeds no `Clear-Site-Data`, which it does over https alone: every cookie that a script may reach. */
const SCRIPT = `for (const one of document.cookie.split('; ')) {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => '; Domain=' + labels.slice(from).join('.'))];
  const folders = location.pathname.split('/').map((_, until, all) => all.slice(0, until + 1).join('/') || '/');
  for (const domain of domains)
    for (const path of folders) document.cookie = one.split('=')[0] + '=; Max-Age=0; Path=' + path + domain;
}`;

/**
 * For a browser whose headers are too large to be read: cookies that another page of the domain set are the only way to
 * that, and without this page the shop would be shut to the visitor for as long as they last.
 */
const { html, policy } = plainPage({
  title: { es: 'Tu navegador guardaba demasiado', en: 'Your browser kept too much' },
  text: {
    es: 'Por eso la tienda no podía leer lo que pedías. Lo borramos. Tu cuenta, tu carrito y tus compras siguen como estaban.',
    en: 'That is why the shop could not read what you asked for. We cleared it. Your account, cart and purchases are as they were.',
  },
  again: { es: 'Seguir', en: 'Go on' },
  script: SCRIPT,
});

export const OVERFULL_PAGE = html;

export const OVERFULL_HEADERS: readonly string[] = [
  'content-type: text/html; charset=utf-8',
  'clear-site-data: "cookies"',
  'cache-control: no-store',
  `content-security-policy: ${policy}`,
];
