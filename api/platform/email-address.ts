import { domainToASCII, domainToUnicode } from 'node:url';

/** A domain with letters outside ASCII; what else ASCII has would end a host's name early. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[a-z\d.\-\x80-\u{10ffff}]+$/u;
/** An address with such a domain in its ASCII form, in any text; not the user of a link. */
const ASCII_ADDRESS = /(?<![\w./+-])([^\s"'<>()[\]\\,;:@/?=&]+)@((?:[a-z\d-]+\.)*xn--[a-z\d-]+(?:\.[a-z\d-]+)*)/gi;

/**
 * The form in which an e-mail address is stored, compared and written to: without spaces around it, in lower case, its
 * domain in ASCII. What is no address stays as it is, for validation to refuse.
 */
export function storedAddress(typed: string): string {
  const address = typed.trim().toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const ascii = at > 0 && INTERNATIONAL_DOMAIN.test(domain) ? domainToASCII(domain) : '';
  return ascii ? address.slice(0, at) + ascii : address;
}

/** A text in which every stored address stands as its owner writes it. */
export function withReadableAddresses(text: string): string {
  return text.includes('xn--') ? text.replace(ASCII_ADDRESS, readable) : text;
}

function readable(address: string, local: string, domain: string): string {
  const unicode = domainToUnicode(domain);
  // Only a domain that leads back to the same one may stand in for it.
  return INTERNATIONAL_DOMAIN.test(unicode) && domainToASCII(unicode) === domain.toLowerCase()
    ? `${local}@${unicode}`
    : address;
}
