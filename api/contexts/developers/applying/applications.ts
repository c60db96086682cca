import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../../kernel/calendar.js';
import { Database } from '../../../platform/database/database.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { isCompanyRut } from '../../../kernel/rut.js';
import { EMPTY_ACCOUNT, EMPTY_DRAFT, type ApplicationDraft, type PayoutAccount } from './application.rules.js';
import { PayoutAccounts } from './payout-accounts.js';
import { taxIdOf } from './tax-id.rules.js';

export const STUDIO_STATES = ['applied', 'approved', 'rejected', 'withdrawn'] as const;
export type StudioState = (typeof STUDIO_STATES)[number];

/** A studio as the log knows it. */
export interface StudioRow {
  developerId: string;
  applicantId: string;
  name: string;
  country: string;
  state: StudioState;
  termsVersion: string;
  appliedAt: Date;
  decideBy: CivilDate;
  decidedAt: Date | null;
  reason: string | null;
}

export const STUDIO_COLUMNS = `s.developer_id as "developerId", s.applicant_id as "applicantId", s.name, s.country, s.state, s.terms_version as "termsVersion",
  s.applied_at as "appliedAt", s.decide_by::text as "decideBy", s.decided_at as "decidedAt", s.reason`;

/** What an applicant typed, with the account as far as it may be shown. */
export interface ApplicationRow {
  /** Null once the applicant was erased: the rest is what the studio goes on with. */
  personId: string | null;
  /** Who gave the account; null for the applicant. */
  accountBy: string | null;
  developerId: string;
  draft: ApplicationDraft;
  account: PayoutAccount;
  last4: string | null;
  updatedAt: Date | null;
}

interface StoredRow {
  personId: string | null;
  accountBy: string | null;
  developerId: string;
  draft: ApplicationDraft;
  last4: string | null;
  keyId: string | null;
  sealed: string | null;
  updatedAt: Date;
}

const COLUMNS =
  'person_id as "personId", account_by as "accountBy", developer_id as "developerId", draft, account_last4 as last4, account_key_id as "keyId", account_sealed as sealed, updated_at as "updatedAt"';
/** While staff decide, and after an approval, what was submitted stays as it is. */
const NOT_OPEN = `select from developers.studios s where s.developer_id = a.developer_id and s.state <> 'rejected'`;

/** Applications as people type them: rows, kept until the account is erased. */
@Injectable()
export class Applications {
  constructor(
    private readonly db: Database,
    private readonly accounts: PayoutAccounts,
  ) {}

  /** The person's application, without an account that another owner gave; an empty one before anything was typed. */
  async ofPerson(personId: string): Promise<ApplicationRow> {
    const rows = await this.db.query<StoredRow>(`select ${COLUMNS} from developers.applications where person_id = $1`, [
      personId,
    ]);
    const found = this.opened(rows[0]) ?? emptyApplication(personId);
    return found.accountBy === null ? found : { ...found, account: EMPTY_ACCOUNT, last4: null };
  }

  /** Null once it was erased, and no other owner gave an account since. */
  async ofStudio(developerId: string): Promise<ApplicationRow | null> {
    const rows = await this.db.query<StoredRow>(
      `select ${COLUMNS} from developers.applications where developer_id = $1`,
      [developerId],
    );
    return this.opened(rows[0]);
  }

  /** Of these studios, those that were not erased. */
  async ofStudios(developerIds: readonly string[]): Promise<ApplicationRow[]> {
    const rows = await this.db.query<StoredRow>(
      `select ${COLUMNS} from developers.applications where developer_id = any($1::uuid[])`,
      [developerIds],
    );
    return rows.map((row) => this.opened(row)).filter((row) => row !== null);
  }

  /** The accounts that a person gave studios of other applicants. */
  async givenBy(personId: string): Promise<ApplicationRow[]> {
    const rows = await this.db.query<StoredRow>(
      `select ${COLUMNS} from developers.applications where account_by = $1 order by developer_id`,
      [personId],
    );
    return rows.map((row) => this.opened(row)).filter((row) => row !== null);
  }

  /** @returns false when the application is no longer the person's to change. */
  async keep(
    personId: string,
    { developerId, draft, account }: Pick<ApplicationRow, 'developerId' | 'draft' | 'account'>,
  ): Promise<boolean> {
    const { last4, keyId, sealed } = this.accounts.columns(developerId, account);
    const kept = await this.db.query(
      `insert into developers.applications as a (developer_id, person_id, draft, account_last4, account_key_id, account_sealed, updated_at)
       values ($1, $2, $3::jsonb, $4, $5, $6, now())
       on conflict (developer_id) do update set draft = excluded.draft, account_last4 = excluded.account_last4,
         account_key_id = excluded.account_key_id, account_sealed = excluded.account_sealed, updated_at = now()
       where not exists (${NOT_OPEN}) returning developer_id`,
      [developerId, personId, JSON.stringify(draft), last4, keyId, sealed],
    );
    return kept.length > 0;
  }

  /** What another owner gave stays with an approved studio, and so does a company's RUT: neither is the erased person's. */
  async erase(personId: string): Promise<void> {
    const { draft } = await this.ofPerson(personId);
    const isCompany = draft.country === 'CL' && isCompanyRut(taxIdOf(draft.country, draft.taxId));
    const stays = isCompany ? { country: draft.country, taxId: draft.taxId } : {};
    await this.db.transaction(async (sql) => {
      await sql.query(
        `update developers.applications set account_last4 = null, account_key_id = null, account_sealed = null, account_by = null
          where account_by = $1 or person_id = $1 and account_by is null`,
        [personId],
      );
      await sql.query(
        `update developers.applications a set person_id = null, draft = $2::jsonb where person_id = $1
          and exists (select from developers.studios s where s.developer_id = a.developer_id and s.state = 'approved')`,
        [personId, JSON.stringify(stays)],
      );
      await sql.query(
        `delete from developers.applications where person_id = $1 or person_id is null and account_sealed is null and draft = '{}'`,
        [personId],
      );
    });
  }

  async studio(developerId: string): Promise<StudioRow | null> {
    const [row] = await this.db.query<StudioRow>(
      `select ${STUDIO_COLUMNS} from developers.studios s where s.developer_id = $1`,
      [developerId],
    );
    return row ?? null;
  }

  /** How many applications are decided before this one, itself included. */
  async queuePlace({ developerId, appliedAt }: StudioRow): Promise<number> {
    const [row] = await this.db.query<{ place: number }>(
      `select count(*)::int as place from developers.studios where state = 'applied' and (applied_at, developer_id) <= ($1, $2::uuid)`,
      [appliedAt, developerId],
    );
    return row?.place ?? 1;
  }

  private opened(row: StoredRow | undefined): ApplicationRow | null {
    if (!row) return null;
    const { developerId, draft, keyId, sealed, ...same } = row;
    const account = keyId && sealed ? this.accounts.open({ developerId, keyId, sealed }) : EMPTY_ACCOUNT;
    return { ...same, developerId, draft: { ...EMPTY_DRAFT, ...draft }, account };
  }
}

function emptyApplication(personId: string): ApplicationRow {
  const developerId = derivedId('developer', personId);
  return {
    personId,
    accountBy: null,
    developerId,
    draft: EMPTY_DRAFT,
    account: EMPTY_ACCOUNT,
    last4: null,
    updatedAt: null,
  };
}
