import { COPIES_KEY } from '../../lib/games/copies-key';
import { KEY } from './kept-library';

/** For the page that stands without network: fills in the library, and asks again once there is one. */
export const SHOW_KEPT_LIBRARY = `{
  // A network that is back may not reach the shop yet.
  const comesBack = () => fetch('/v1/health', { cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => undefined);
  if (!navigator.onLine) addEventListener('online', comesBack);
  if (location.pathname !== '/offline') setInterval(comesBack, 5000);
  try {
    const place = document.getElementById('kept-games');
    for (const { slug, title } of JSON.parse(localStorage.${COPIES_KEY})) {
      const link = document.createElement('a');
      link.href = '/webgame/' + slug;
      link.className = 'link inline-flex min-h-11 items-center font-semibold';
      link.textContent = title[document.documentElement.lang];
      const line = document.createElement('li');
      line.append(link);
      place.querySelector('ul').append(line);
      place.hidden = false;
    }
  } catch {}
  try {
    const { at, titles } = JSON.parse(localStorage.${KEY});
    const place = document.getElementById('kept-library');
    const { lang } = document.documentElement;
    for (const title of titles) {
      const line = document.createElement('li');
      line.textContent = title[lang];
      place.querySelector('ul').append(line);
    }
    place.querySelector('time').dateTime = at;
    place.querySelector('time').textContent = new Date(at).toLocaleDateString(lang === 'en' ? 'en-GB' : 'es-CL', { dateStyle: 'long' });
    place.hidden = titles.length === 0;
  } catch {}
}`;
