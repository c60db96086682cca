import { get } from '../../lib/http';
import type { Language } from '../../lib/wire';

const hashOf = async (document: 'terms' | 'privacy', language: Language): Promise<string> =>
  (
    await get('/v1/legal/{document}', {
      params: { path: { document }, query: { lang: language } },
      language,
      anonymous: true,
    })
  ).hash;

/** The hashes of the texts that a new account accepts, as they stand today. @throws as get does */
export async function textsToAccept(language: Language): Promise<{ acceptedTerms: string; acceptedPrivacy: string }> {
  const [acceptedTerms, acceptedPrivacy] = await Promise.all([hashOf('terms', language), hashOf('privacy', language)]);
  return { acceptedTerms, acceptedPrivacy };
}
