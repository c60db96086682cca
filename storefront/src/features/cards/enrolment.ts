import { post } from '../../lib/http';
import { postForm } from '../../lib/post-form';
import { memory } from '../../lib/store';
import type { Inscription } from '../../lib/wire';

export const TOKEN = 'cardToken';
export const NEXT = 'cardNext';

/** Opens the bank's form; its token is kept until the page that people come back to has asked how it ended. @param next where they go on with the card. */
export async function beginCard(next: string | null): Promise<Inscription> {
  const inscription = await post('/v1/webpay-oneclick/inscriptions', {
    body: { response_url: `${location.origin}/payment-methods/callback` },
  });
  memory.write(TOKEN, inscription.token);
  memory.write(NEXT, next);
  return inscription;
}

export const leaveFor = ({ token, url_webpay: url }: Inscription): void => postForm(url, { TBK_TOKEN: token });
