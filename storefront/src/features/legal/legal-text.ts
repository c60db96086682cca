import { get } from '../../lib/http';
import type { Language, LegalText } from '../../lib/wire';

/** One of the shop's agreements as it stands today. */
export function legalText(document: LegalText['document'], language: Language): Promise<LegalText> {
  return get('/v1/legal/{document}', {
    params: { path: { document }, query: { lang: language } },
    language,
    anonymous: true,
  });
}
