import { Inject, Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Config } from '../../../config.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { CONFIG, IDS } from '../../../platform/tokens.js';
import { Person } from '../people/person.entity.js';
import type { Visit } from '../sessions/sign-ins.js';
import { Challenges } from './challenges.js';
import type { PasskeyReply } from './passkeys.dto.js';
import { challengeIn, library, relyingPartyOf } from './relying-party.js';

const MOST = 10;
const purposeOf = (personId: string): string => `add:${personId}`;

/** The passkeys of a person: kept by their devices, each opens the account without a password. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly db: Database,
    private readonly mails: EffectPlanner,
    private readonly challenges: Challenges,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The oldest first. */
  passkeysOf(personId: string): Promise<PasskeyReply[]> {
    return this.db.query<PasskeyReply>(
      `select id, name, added_at as "addedAt", last_used_at as "lastUsedAt" from access.passkeys where person_id = $1 order by added_at, id`,
      [personId],
    );
  }

  /** The options for `navigator.credentials.create`. @throws Refusal `passkeys-full`. */
  async creationOptions(personId: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const [{ email, username }, kept] = await Promise.all([
      this.db.rows.findOneByOrFail(Person, { id: personId }),
      this.db.query<{ id: string; transports: never[] }>(
        'select credential_id as id, transports from access.passkeys where person_id = $1',
        [personId],
      ),
    ]);
    if (kept.length >= MOST) throw new Refusal('passkeys-full');
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Ludoteca',
      rpID: relyingPartyOf(this.config).id,
      userID: new Uint8Array(Buffer.from(personId.replaceAll('-', ''), 'hex')),
      userName: email,
      userDisplayName: username,
      challenge: this.challenges.new(purposeOf(personId)),
      attestationType: 'none',
      excludeCredentials: kept,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Keeps a passkey that a device has made, and mails it to the person. @throws Refusal `passkey-not-made`, `passkey-known`, `passkeys-full`. */
  async addPasskey(
    personId: string,
    { name, response }: { name: string; response: RegistrationResponseJSON },
    { correlation }: Visit,
  ): Promise<void> {
    const { id, publicKey, counter, transports = [] } = await this.proven(personId, response);
    await this.mails.together(correlation, async (rows, plan) => {
      // Held, so that of many at once no more than the most are kept.
      await rows.findOneOrFail(Person, { where: { id: personId }, lock: { mode: 'pessimistic_write' } });
      if (!(await this.challenges.take(rows, purposeOf(personId), challengeIn(response) ?? '')))
        throw new Refusal('passkey-not-made');
      const [kept] = await rows.query<{ count: number }[]>(
        'select count(*)::int as count from access.passkeys where person_id = $1',
        [personId],
      );
      if ((kept?.count ?? 0) >= MOST) throw new Refusal('passkeys-full');
      const added = await rows.query<unknown[]>(
        `with added as (insert into access.passkeys values ($1, $2, $3, $4, $5, $6, $7, now(), null)
           on conflict (credential_id) do nothing returning id) select id from added`,
        [this.ids.next(), personId, id, Buffer.from(publicKey), counter, transports, name],
      );
      if (added.length === 0) throw new Refusal('passkey-known');
      await plan('mail:passkey-added', personId);
    });
  }

  /** The device may still show it; it opens nothing any more. @throws Problem 404 `passkey-unknown`. */
  async removePasskey(personId: string, passkeyId: string, { correlation }: Visit): Promise<void> {
    await this.mails.together(correlation, async (rows, plan) => {
      const removed = await rows.query<unknown[]>(
        `with removed as (delete from access.passkeys where id = $1 and person_id = $2 returning id) select id from removed`,
        [passkeyId, personId],
      );
      if (removed.length === 0) throw new Problem(404, 'passkey-unknown');
      await plan('mail:passkey-removed', personId);
    });
  }

  private async proven(personId: string, response: RegistrationResponseJSON) {
    const { verifyRegistrationResponse } = await library();
    const { id, origin } = relyingPartyOf(this.config);
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.challenges.holds(purposeOf(personId), challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw new Refusal('passkey-not-made');
    return registrationInfo.credential;
  }
}
