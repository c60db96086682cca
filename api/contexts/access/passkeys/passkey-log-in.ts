import { Inject, Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Person } from '../people/person.entity.js';
import { Entrance } from '../second-factor/entrance.js';
import type { Signed } from '../sessions/sessions.js';
import type { Visit } from '../sessions/sign-ins.js';
import { Throttle } from '../throttle/throttle.js';
import { Challenges } from './challenges.js';
import { challengeIn, library, relyingPartyOf } from './relying-party.js';

const PURPOSE = 'log-in';

interface StoredPasskey {
  personId: string;
  publicKey: Buffer;
  counter: string;
  transports: WebAuthnCredential['transports'];
}

/** Logs people in by a passkey of theirs: the device and the person at it are both proven, so no code is asked for. */
@Injectable()
export class PasskeyLogIn {
  constructor(
    private readonly db: Database,
    private readonly entrance: Entrance,
    private readonly challenges: Challenges,
    private readonly throttle: Throttle,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The options for `navigator.credentials.get`; the device lists the accounts for which it has a passkey. */
  async requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: relyingPartyOf(this.config).id,
      challenge: this.challenges.new(PURPOSE),
      userVerification: 'required',
    });
  }

  /** @throws Problem 401 `passkey-refused`, 403 `account-blocked`. */
  async logIn(response: AuthenticationResponseJSON, remember: boolean, visit: Visit): Promise<Signed> {
    await this.throttle.spend('passkey', response.id, visit.network);
    const [known] = await this.db.query<StoredPasskey>(
      'select person_id as "personId", public_key as "publicKey", counter, transports from access.passkeys where credential_id = $1',
      [response.id],
    );
    const person = known && (await this.db.rows.findOneBy(Person, { id: known.personId }));
    if (!person) throw new Problem(401, 'passkey-refused');
    const counter = await this.provenCounter(known, response);
    await this.throttle.giveBack('passkey', response.id, visit.network);
    const alongside = async (rows: EntityManager): Promise<void> => {
      if (!(await this.challenges.take(rows, PURPOSE, challengeIn(response) ?? '')))
        throw new Problem(401, 'passkey-refused');
      await this.count(rows, response.id, counter);
    };
    const signed = await this.entrance.openByPasskey(person, { remember, how: 'passkey', visit, alongside });
    if (!signed) throw new Problem(409, 'try-again');
    return signed;
  }

  private async provenCounter({ publicKey, counter, transports }: StoredPasskey, response: AuthenticationResponseJSON) {
    const { verifyAuthenticationResponse } = await library();
    const { id, origin } = relyingPartyOf(this.config);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.challenges.holds(PURPOSE, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter: Number(counter), transports },
      requireUserVerification: true,
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) throw new Problem(401, 'passkey-refused');
    return authenticationInfo.newCounter;
  }

  /** A passkey that was removed meanwhile opens nothing. */
  private async count(rows: EntityManager, credentialId: string, counter: number): Promise<void> {
    const counted = await rows.query<unknown[]>(
      `with counted as (update access.passkeys set counter = $2, last_used_at = now() where credential_id = $1 and counter <= $2 returning id)
       select id from counted`,
      [credentialId, counter],
    );
    if (counted.length === 0) throw new Problem(401, 'passkey-refused');
  }
}
