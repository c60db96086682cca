import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PLAYER_WITHOUT_PUBLISHING } from '../../contexts/identity/index.js';
import { LegalTexts } from '../../contexts/legal/index.js';
import { hours } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { CONFIG } from '../../platform/tokens.js';
import type { OrderReply } from './checkout.dto.js';
import { resultUrl } from './order-view.rules.js';

const OPEN_FOR_STRANGERS_MS = hours(2);

/** Small answers that several routes of the checkout need. */
@Injectable()
export class CheckoutReads {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: BusinessClock,
    private readonly legal: LegalTexts,
  ) {}

  refuseOther(caller: SignedIn, claimedId: string | undefined): void {
    if (claimedId && claimedId !== caller.userId) throw new Problem(403, 'not-your-account');
  }

  /** Buying is off for accounts of children until a guardian has confirmed. */
  refuseChildren(caller: SignedIn): void {
    if (caller.roleId === PLAYER_WITHOUT_PUBLISHING) throw new Problem(403, 'guardian-needed');
  }

  resultUrl(wanted: string | undefined): string {
    return resultUrl(wanted, this.config.publicUrl, this.config.returnOrigins);
  }

  terms(hash: string | undefined): { version: string; hash: string } | null {
    if (!hash) return null;
    const terms = this.legal.termsByHash(hash);
    if (!terms) throw new Refusal('terms-changed');
    return terms;
  }

  visible(found: { view: OrderReply; playerId: string } | null, caller: SignedIn | undefined): OrderReply {
    const young = found && Date.parse(this.clock.now()) - found.view.placedAt.getTime() < OPEN_FOR_STRANGERS_MS;
    const allowed = found && (caller ? caller.userId === found.playerId : young);
    if (!found || !allowed) throw new Problem(404, 'order-unknown');
    return found.view;
  }
}
