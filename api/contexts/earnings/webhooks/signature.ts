import { createHmac, randomBytes } from 'node:crypto';

/** `t` is when it was sent, in seconds; `v1` the HMAC-SHA256 of `<t>.<body>` under the webhook's secret, in hex. */
export function signatureOf(secret: string, body: string, sentAtMs: number): string {
  const sentAt = Math.floor(sentAtMs / 1_000);
  return `t=${sentAt},v1=${createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex')}`;
}

export const newSecret = (): string => `ludoteca_webhook_${randomBytes(32).toString('base64url')}`;
