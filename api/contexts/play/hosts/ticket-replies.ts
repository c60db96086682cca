import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { pageAddress } from './game-addresses.rules.js';
import { hostLabel, originOf } from './game-hosts.js';
import type { PlayTicketReply } from '../play.dto.js';
import type { IssuedTicket } from '../tickets/issue-ticket.js';
import { RENEW_AFTER } from '../tickets/ticket.rules.js';

export const renewAfterSeconds = RENEW_AFTER / 1_000;

/** What a browser is told of a ticket: where its frame lies and what that may do. */
@Injectable()
export class TicketReplies {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  of({ ticket, claims, build, because, expiresAt, left }: IssuedTicket): PlayTicketReply {
    const label = hostLabel(claims.slug, claims.personId);
    const frameOrigin = originOf(label, this.config.publicUrl, this.config.gamesHost);
    const { gameId, buildId, totalBytes, files } = build;
    const kind = build.engine ? 'engine' : 'html';
    const frameUrl = frameOrigin + pageAddress(build.engine ? '' : (build.entry ?? 'index.html'), ticket);
    const allowsDialogs = build.needs.includes('dialogs');
    const facts = { kind, allowsDialogs, gameId, buildId, totalBytes, files, because, timeLeft: left } as const;
    return { ticket, frameUrl, frameOrigin, expiresAt: new Date(expiresAt), renewAfterSeconds, ...facts };
  }
}
