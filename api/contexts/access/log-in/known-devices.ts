import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { days } from '../../../kernel/instant.js';
import { CONFIG } from '../../../platform/tokens.js';

const NAME = 'known_device';
const KEPT = days(180);
/** Accounts of one browser: a family shares it. */
const MOST_ACCOUNTS = 5;

/** Knows by a cookie to which accounts a browser logged in before. It opens nothing: only guesses from elsewhere count apart from it. */
@Injectable()
export class KnownDevices {
  private readonly secret: Buffer;
  private readonly attributes: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.secret = createHmac('sha256', config.jwtSecret).update('known-device').digest();
    this.attributes = `Path=/v1/auth; Max-Age=${KEPT / 1_000}; HttpOnly; SameSite=Lax${config.publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  }

  /** The id of the device, if it logged in to the account of this address; else null. */
  read(cookies: string | undefined, email: string): string | null {
    const { id, marks } = parse(cookies);
    return id !== null && marks.some((mark) => isSame(mark, this.markOf(id, email))) ? id : null;
  }

  /** The header that lets the browser keep that it logged in to this account. */
  remember(cookies: string | undefined, email: string): string {
    const { id = null, marks } = parse(cookies);
    const device = id ?? randomBytes(16).toString('base64url');
    const mark = this.markOf(device, email);
    const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS);
    return `${NAME}=${[device, ...kept].join('.')}; ${this.attributes}`;
  }

  /** No address can be read back from it. */
  private markOf(id: string, email: string): string {
    return createHmac('sha256', this.secret).update(`${id}:${email}`).digest('base64url').slice(0, 22);
  }
}

function parse(cookies: string | undefined): { id: string | null; marks: string[] } {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22}(?:\\.[\\w-]{22}){1,${MOST_ACCOUNTS}})(?:;|$)`).exec(
    cookies ?? '',
  )?.[1];
  const [id = null, ...marks] = value?.split('.') ?? [];
  return { id, marks };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
