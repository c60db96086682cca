import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { PurchaseRights } from '../people/ports.js';

const PREFIX = 'ludoteca_';
const MOST = 10;

export interface ToolToken {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

interface Owner {
  userId: string;
  roleId: number;
  language: Language;
  emailVerified: boolean;
  tokenId: string;
}

/** What a person's own tools sign in with. A token opens only routes that say so, and no permission of staff. */
@Injectable()
export class ToolTokens {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly purchases: PurchaseRights,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The tool's token in an `Authorization` header; null when it holds another kind, or none. */
  static in(header: string | undefined): string | null {
    const [scheme, token] = header?.split(' ') ?? [];
    return scheme?.toLowerCase() === 'bearer' && token?.startsWith(PREFIX) ? token : null;
  }

  /** @returns the token's text, which is told this once. @throws Problem 409 `tool-tokens-too-many`. */
  async issue(personId: string, name: string): Promise<{ token: string; entry: ToolToken }> {
    const token = PREFIX + randomBytes(32).toString('base64url');
    const entry = { id: this.ids.next(), name, createdAt: new Date(this.clock.now()), lastUsedAt: null };
    const added = await this.db.query(
      `insert into access.tool_tokens (id, person_id, name, sha256, created_at)
       select $1, $2, $3, $4, $5 where (select count(*) from access.tool_tokens where person_id = $2) < ${MOST} returning id`,
      [entry.id, personId, name, hashOf(token), entry.createdAt],
    );
    if (added.length === 0) throw new Problem(409, 'tool-tokens-too-many');
    return { token, entry };
  }

  /** Newest first. */
  of(personId: string): Promise<ToolToken[]> {
    return this.db.query<ToolToken>(
      `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from access.tool_tokens
        where person_id = $1 order by created_at desc, id`,
      [personId],
    );
  }

  /** Ends a token at once. @throws Problem 404 `tool-token-unknown`. */
  async revoke(personId: string, id: string): Promise<void> {
    const ended = await this.db.query(
      'with ended as (delete from access.tool_tokens where person_id = $1 and id = $2 returning id) select id from ended',
      [personId, id],
    );
    if (ended.length === 0) throw new Problem(404, 'tool-token-unknown');
  }

  /** Whose tool this is; undefined for a token that is none, or whose owner is blocked. */
  async signIn(token: string): Promise<SignedIn | undefined> {
    const [owner] = await this.db.query<Owner>(
      `update access.tool_tokens t set last_used_at = now() from access.persons p ${this.purchases.join}
        where t.sha256 = $1 and p.id = t.person_id and p.blocked_at is null
        returning p.id as "userId", p.role_id as "roleId", p.language, p.email_verified_at is not null as "emailVerified", t.id as "tokenId", ${this.purchases.columns}`,
      [hashOf(token)],
    );
    if (!owner) return undefined;
    const { userId, roleId, language, emailVerified, tokenId } = owner;
    return {
      userId,
      sessionId: tokenId,
      roleId,
      permissions: new Set(),
      emailVerified,
      hasSecondFactor: false,
      language,
      isTool: true,
      ...this.purchases.of(owner as never),
    };
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
