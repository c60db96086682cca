import { data } from 'react-router';
import { get, HttpError } from '../../lib/http';
import { languageOf } from '../../lib/i18n';
import type { Language, LegalChanges, LegalText } from '../../lib/wire';

/** One of the shop's agreements as it stands today. */
export function legalText(document: LegalText['document'], language: Language): Promise<LegalText> {
  return get('/v1/legal/{document}', {
    params: { path: { document }, query: { lang: language } },
    language,
    anonymous: true,
  });
}

/** What the page of an agreement shows: a version of it, or what changed since an earlier one. */
export interface LegalView {
  text: LegalText;
  changes: LegalChanges | null;
}

/** What the address asks for: `?version=` an earlier text, `?compare=` what changed since it. */
export async function legalView(document: LegalText['document'], request: Request): Promise<LegalView> {
  const search = new URL(request.url).searchParams;
  const [version, compare] = [search.get('version') ?? undefined, search.get('compare')];
  const language = languageOf(request);
  const options = { language, anonymous: true };
  const path = { document };
  try {
    const [text, changes] = await Promise.all([
      get('/v1/legal/{document}', { params: { path, query: { lang: language, version } }, ...options }),
      compare
        ? get('/v1/legal/{document}/changes', {
            params: { path, query: { lang: language, from: compare, to: version } },
            ...options,
          })
        : null,
    ]);
    return { text, changes };
  } catch (problem) {
    if (problem instanceof HttpError && [404, 422].includes(problem.status)) throw data(null, { status: 404 });
    throw problem;
  }
}
