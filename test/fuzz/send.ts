import { rawRequest, type RawReply } from '../support/raw.js';
import type { Facts } from './people.js';
import type { Shot } from './shot.js';

/** A body above the limit is refused while it is still on its way. */
export const BODY_LIMIT = 1_048_576;

/** Puts what is known now in the places of a text. */
export function filled(text: string, facts: Facts): string {
  return text.replace(/~(\w+\.\w+)~/g, (whole, name: string) => facts[name] ?? whole);
}

/** Sends a drawn request in a person's name. */
export function send(
  origin: string,
  { method, path, headers, body }: Shot,
  facts: Facts,
  token?: string,
): Promise<RawReply> {
  const reply = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    wireSafe(filled(value, facts)),
  ]);
  return rawRequest(origin, {
    method,
    path: wireSafe(filled(path, facts)),
    body: typeof body === 'string' ? filled(body, facts) : body,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...Object.fromEntries(reply) },
  });
}

/** What Node's own client would refuse to send. */
function wireSafe(text: string): string {
  return text.replace(/[^\x21-\xff ]/g, '?').replace(/^ | $/g, '');
}
