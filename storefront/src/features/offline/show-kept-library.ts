import { KEY } from './kept-library';

/** For the page that stands without network: fills in the library, and asks again once there is one. */
export const SHOW_KEPT_LIBRARY = `{
  // A network that is back may not reach the shop yet.
  const comesBack = () => fetch('/v1/health', { cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => undefined);
  if (!navigator.onLine) addEventListener('online', comesBack);
  if (location.pathname !== '/offline') setInterval(comesBack, 5000);
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
    place.querySelector('time').textContent = new Date(at).toLocaleDateString(lang, { dateStyle: 'long' });
    place.hidden = titles.length === 0;
  } catch {}
}`;
