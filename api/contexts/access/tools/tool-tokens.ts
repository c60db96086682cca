import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { days } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { IDS } from '../../../platform/tokens.js';
import { PurchaseRights, StudioMembership } from '../people/ports.js';

const PREFIX = 'ludoteca_';
const MOST = 10;
export const DEFAULT_LIFE_DAYS = 90;
export const LONGEST_LIFE_DAYS = 365;

export interface ToolToken {
  id: string;
  name: string;
  createdAt: Date;
  expiresAt: Date;
  isOver: boolean;
  lastUsedAt: Date | null;
}

interface Owner {
  userId: string;
  roleId: number;
  language: Language;
  emailVerified: boolean;
  tokenId: string;
}

/** What a person's own tools sign in with, by the wall clock. A token opens only routes that say so, and no permission of staff. */
@Injectable()
export class ToolTokens {
  constructor(
    private readonly db: Database,
    private readonly mails: EffectPlanner,
    private readonly purchases: PurchaseRights,
    private readonly studios: StudioMembership,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The tool's token in an `Authorization` header; null when it holds another kind, or none. */
  static in(header: string | undefined): string | null {
    const [scheme, token] = header?.split(' ') ?? [];
    return scheme?.toLowerCase() === 'bearer' && token?.startsWith(PREFIX) ? token : null;
  }

  /**
   * Makes a token and mails its owner.
   * @returns the token's text, which is told this once. @throws Problem 409 `tool-token-needs-studio`, `tool-tokens-too-many`.
   */
  async issue(
    personId: string,
    { name, days: life }: { name: string; days: number },
    correlation: string,
  ): Promise<{ token: string; entry: ToolToken }> {
    const token = PREFIX + randomBytes(32).toString('base64url');
    const now = Date.now();
    const entry = {
      id: this.ids.next(),
      name,
      createdAt: new Date(now),
      expiresAt: new Date(now + days(life)),
      isOver: false,
      lastUsedAt: null,
    };
    await this.mails.together(correlation, async (rows, plan) => {
      // One at a time, by a statement of its own, so that the next one sees what those before it made.
      await rows.query('select from access.persons where id = $1 for update', [personId]);
      const [owner] = await rows.query<{ worksForStudio: boolean; tokens: number }[]>(
        `select ${this.studios.condition} as "worksForStudio",
                (select count(*)::int from access.tool_tokens t where t.person_id = p.id and t.expires_at > now()) as tokens
           from access.persons p where p.id = $1`,
        [personId],
      );
      if (!owner?.worksForStudio) throw new Problem(409, 'tool-token-needs-studio');
      if (owner.tokens >= MOST) throw new Problem(409, 'tool-tokens-too-many');
      await rows.query(
        'insert into access.tool_tokens (id, person_id, name, sha256, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
        [entry.id, personId, name, hashOf(token), entry.createdAt, entry.expiresAt],
      );
      await plan('mail:tool-token-issued', entry.id);
    });
    return { token, entry };
  }

  /** Newest first. */
  of(personId: string): Promise<ToolToken[]> {
    return this.db.query<ToolToken>(
      `select id, name, created_at as "createdAt", expires_at as "expiresAt", expires_at <= now() as "isOver", last_used_at as "lastUsedAt" from access.tool_tokens
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

  /** Whose tool this is. @throws Problem 401 `tool-token-over`, also where the owner is blocked or works for no studio. */
  async signIn(token: string): Promise<SignedIn> {
    const [owner] = await this.db.query<Owner>(
      `update access.tool_tokens t set last_used_at = now() from access.persons p ${this.purchases.join}
        where t.sha256 = $1 and t.expires_at > now() and p.id = t.person_id and p.blocked_at is null and ${this.studios.condition}
        returning p.id as "userId", p.role_id as "roleId", p.language, p.email_verified_at is not null as "emailVerified", t.id as "tokenId", ${this.purchases.columns}`,
      [hashOf(token)],
    );
    if (!owner) throw new Problem(401, 'tool-token-over');
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
