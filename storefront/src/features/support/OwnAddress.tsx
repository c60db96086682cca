import { useLocation } from 'react-router';
import { useNonce } from '../../lib/nonce';

/**
 * A page that answers a refused form stands at the form's target: where scripts run after all, it takes its own address.
 * @param part of the page, as `#contact-form`
 */
export function OwnAddress({ part = '' }: { part?: string }) {
  const nonce = useNonce();
  const { pathname, search } = useLocation();
  const address = JSON.stringify(pathname + search + part).replaceAll('<', '\\u003c');
  const html = `history.replaceState(null,'',${address})`;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
