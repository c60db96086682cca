import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { put, type RowChange } from '../../../platform/event-store/row-changes.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Instant } from '../../../kernel/instant.js';
import { accountFaults, accountNumberOf, taxIdFaults, type PayoutAccount } from './application.rules.js';
import { Applications } from './applications.js';
import { PayoutAccounts, type ShownAccount } from './payout-accounts.js';
import { taxIdOf } from './tax-id.rules.js';

/** What a transfer to a studio goes by. */
export interface Beneficiary {
  country: string;
  /** Null without a valid one, and once the application was erased. */
  taxId: string | null;
  /** Its number without spaces, dots and hyphens; null while there is none. */
  account: PayoutAccount | null;
  /** The oldest first. */
  members: { personId: string; role: string }[];
}

/** An account that an owner gives, with the tax id of a studio that has none. */
export interface GivenAccount {
  account: PayoutAccount;
  taxId?: string | undefined;
  givenBy: string;
  now: Instant;
}

/** Pay-out accounts of approved studios, for what pays them. */
@Injectable()
export class StudioAccounts {
  constructor(
    private readonly db: Database,
    private readonly applications: Applications,
    private readonly accounts: PayoutAccounts,
  ) {}

  /** What may be shown: null while there is none. And whether the tax id is missing, which an owner gives with an account. */
  async shown(developerId: string): Promise<{ account: ShownAccount | null; needsTaxId: boolean }> {
    const found = await this.applications.ofStudio(developerId);
    const needsTaxId = !found?.draft.taxId;
    if (!found || found.account.kind === '') return { account: null, needsTaxId };
    const { holder, bank, kind } = found.account;
    return { account: { holder, bank, kind, last4: found.last4 }, needsTaxId };
  }

  /** With its number, for who makes the transfer. */
  async whole(developerId: string): Promise<PayoutAccount | null> {
    const found = await this.applications.ofStudio(developerId);
    return found && found.account.kind !== '' ? found.account : null;
  }

  /** For who transfers money to several studios at once; those that never applied are left out. */
  async beneficiaries(developerIds: readonly string[]): Promise<Map<string, Beneficiary>> {
    const [studios, applications, members] = await Promise.all([
      this.db.query<{ id: string; country: string }>(
        'select developer_id as id, country from developers.studios where developer_id = any($1::uuid[])',
        [developerIds],
      ),
      this.applications.ofStudios(developerIds),
      this.db.query<{ id: string; personId: string; role: string }>(
        'select developer_id as id, person_id as "personId", role from developers.members where developer_id = any($1::uuid[]) order by since, person_id',
        [developerIds],
      ),
    ]);
    const typed = new Map(applications.map((application) => [application.developerId, application]));
    const entries = studios.map(({ id, country }) => {
      const { draft, account } = typed.get(id) ?? {};
      const whole = account && account.kind !== '' ? { ...account, number: accountNumberOf(account.number) } : null;
      const taxId = draft ? taxIdOf(country, draft.taxId) : null;
      return [id, { country, taxId, account: whole, members: members.filter((one) => one.id === id) }] as const;
    });
    return new Map(entries);
  }

  /** The row that keeps another account. @throws Problem 422 naming what is wrong, 404 for an unknown studio. */
  async changed(developerId: string, { account, taxId, givenBy, now }: GivenAccount): Promise<RowChange> {
    const [studio, application] = await Promise.all([
      this.applications.studio(developerId),
      this.applications.ofStudio(developerId),
    ]);
    if (!studio) throw new Problem(404, 'developer-unknown');
    const { country } = studio;
    const needsTaxId = !application?.draft.taxId;
    const errors = [...accountFaults(country, account), ...(needsTaxId ? taxIdFaults(country, taxId ?? '') : [])];
    if (errors.length > 0) throw new Problem(422, 'payout-account-invalid', { errors });
    const { last4, keyId, sealed } = this.accounts.columns(developerId, account);
    return put(
      'developers.applications',
      { developer_id: developerId },
      {
        account_last4: last4,
        account_key_id: keyId,
        account_sealed: sealed,
        account_by: givenBy === application?.personId ? null : givenBy,
        updated_at: now,
        ...(needsTaxId && { draft: { country, taxId }, tax_id_by: givenBy }),
      },
    );
  }

  /** Names of studios by their ids. */
  async names(developerIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ id: string; name: string }>(
      'select developer_id as id, name from developers.studios where developer_id = any($1::uuid[])',
      [[...new Set(developerIds)]],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async members(developerId: string): Promise<{ personId: string; role: string }[]> {
    return this.db.query(
      'select person_id as "personId", role from developers.members where developer_id = $1 order by since, person_id',
      [developerId],
    );
  }
}
