const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

/** A uuid's 128 bits in 26 characters of Crockford base32: what fits the bank's buy order. */
export function base32Of(uuid: string): string {
  let bits = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  for (let i = 0; i < 26; i++) {
    text = CROCKFORD[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return text;
}

/** The short number a person reads aloud: eight characters from the random end of the order's id. */
export function orderNumberOf(orderId: string): string {
  return `LT-${base32Of(orderId).slice(-8)}`;
}
