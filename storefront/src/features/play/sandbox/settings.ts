/** What the server wrote into the page, as `PageSettings` there. */
export interface Settings {
  kind: 'html' | 'engine';
  shopOrigin: string;
  slug: string;
  totalBytes: number;
  engine?: Record<string, string | undefined>;
}

export function readSettings(): Settings {
  return JSON.parse(document.getElementById('ludoteca-settings')?.textContent ?? '{}') as Settings;
}

/** The language that the player asked for in the frame's address. */
export function requestedLanguage(): 'es' | 'en' {
  const requested = new URLSearchParams(location.search).get('lang') ?? navigator.language;
  return requested.toLowerCase().startsWith('es') ? 'es' : 'en';
}
