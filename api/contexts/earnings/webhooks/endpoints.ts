import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { type Resealed, SecretCipher, type Sealed } from '../../../platform/secret-cipher.js';
import { CONFIG } from '../../../platform/tokens.js';
import { newSecret } from './signature.js';

export interface Endpoint {
  url: string;
  secretSince: Date;
  createdAt: Date;
}

type SealedRow = Sealed & { developerId: string };

const COLUMNS = 'url, secret_since as "secretSince", created_at as "createdAt"';
/** A studio that everyone has left hears nothing more. */
const IS_LED = `exists (select from developers.members m where m.developer_id = e.developer_id and m.role = 'owner')`;
const subjectOf = (developerId: string): string => `webhook-${developerId}`;

/** Where each studio wants to hear of its money. The secrets lie encrypted under CARD_KEYS. */
@Injectable()
export class WebhookEndpoints {
  private readonly cipher: SecretCipher;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {
    this.cipher = new SecretCipher(config.cardKeys);
  }

  async of(developerId: string): Promise<Endpoint | null> {
    const [endpoint] = await this.db.query<Endpoint>(
      `select ${COLUMNS} from webhooks.endpoints where developer_id = $1`,
      [developerId],
    );
    return endpoint ?? null;
  }

  /** Changes the address. @returns the secret, which is told this once, if this is the studio's first address. */
  async set(developerId: string, url: string): Promise<string | null> {
    const secret = newSecret();
    const { keyId, sealed } = this.cipher.seal(subjectOf(developerId), secret);
    const [row] = await this.db.query<{ isNew: boolean }>(
      `insert into webhooks.endpoints (developer_id, url, key_id, sealed, secret_since, created_at) values ($1, $2, $3, $4, $5, $5)
       on conflict (developer_id) do update set url = excluded.url returning sealed = $4 as "isNew"`,
      [developerId, url, keyId, sealed, this.clock.now()],
    );
    return row?.isNew ? secret : null;
  }

  /** Ends the secret of before at once. @returns the new one, which is told this once; null without an address. */
  async rotateSecret(developerId: string): Promise<string | null> {
    const secret = newSecret();
    const { keyId, sealed } = this.cipher.seal(subjectOf(developerId), secret);
    const changed = await this.db.query(
      'update webhooks.endpoints set key_id = $2, sealed = $3, secret_since = $4 where developer_id = $1 returning developer_id',
      [developerId, keyId, sealed, this.clock.now()],
    );
    return changed.length > 0 ? secret : null;
  }

  /** Takes the address away, with all that was sent or waits. */
  async remove(developerId: string): Promise<void> {
    await this.db.query(
      'with gone as (delete from webhooks.endpoints where developer_id = $1) delete from webhooks.deliveries where developer_id = $1',
      [developerId],
    );
  }

  /** Those of these studios that want to hear. */
  async listening(developerIds: readonly string[]): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select e.developer_id as id from webhooks.endpoints e where e.developer_id::text = any($1::text[]) and ${IS_LED}`,
      [developerIds],
    );
    return rows.map(({ id }) => id);
  }

  /** What a delivery needs; null where nothing is sent any more. @throws SecretUnreadable when the key is missing. */
  async target(developerId: string): Promise<{ url: string; secret: string } | null> {
    const [row] = await this.db.query<Sealed & { url: string }>(
      `select e.url, e.key_id as "keyId", e.sealed from webhooks.endpoints e where e.developer_id = $1 and ${IS_LED}`,
      [developerId],
    );
    return row ? { url: row.url, secret: this.cipher.open(subjectOf(developerId), row) } : null;
  }

  /** Encrypts all secrets again under the newest key; may be interrupted and repeated. Those whose key is missing stay. */
  async reseal(): Promise<Resealed> {
    const rows = await this.db.query<SealedRow>(
      'select developer_id as "developerId", key_id as "keyId", sealed from webhooks.endpoints where key_id <> $1 order by developer_id',
      [this.cipher.newest],
    );
    return this.cipher.resealAll(
      rows,
      ({ developerId }) => subjectOf(developerId),
      (row, { keyId, sealed }) =>
        this.db.query(
          'update webhooks.endpoints set key_id = $2, sealed = $3 where developer_id = $1 and sealed = $4',
          [row.developerId, keyId, sealed, row.sealed],
        ),
    );
  }
}
