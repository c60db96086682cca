import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { isUuid } from '../../../kernel/ids.js';
import { CONFIG } from '../../../platform/tokens.js';

/** What a signed address is good for; the token of one opens no other. */
type AddressPurpose = 'unsubscribe' | 'guardian' | 'cancel-subscription' | 'wishlist' | 'report';

/** Addresses for mails that work without log-in, as often as needed, for one purpose and one row. Nothing of them is stored. */
@Injectable()
export class SignedAddresses {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The address with its token. @param path of the shop, without a query. */
  address(purpose: AddressPurpose, id: string, path: string): string {
    return `${this.config.publicUrl}${path}?token=${this.token(purpose, id)}`;
  }

  /** The id that a token names; null when it was not signed here for this purpose. */
  read(purpose: AddressPurpose, token: string): string | null {
    const [name = ''] = token.split('.');
    const id = Buffer.from(name, 'base64url')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    if (!isUuid(id)) return null;
    const [given, signed] = [Buffer.from(token), Buffer.from(this.token(purpose, id))];
    return given.length === signed.length && timingSafeEqual(given, signed) ? id : null;
  }

  token(purpose: AddressPurpose, id: string): string {
    const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
    const key = createHmac('sha256', this.config.jwtSecret).update(`address:${purpose}`).digest();
    return `${name}.${createHmac('sha256', key).update(id).digest('base64url')}`;
  }
}
