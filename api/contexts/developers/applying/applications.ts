import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../../kernel/calendar.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { EMPTY_ACCOUNT, EMPTY_DRAFT, type ApplicationDraft, type PayoutAccount } from './application.rules.js';
import { withoutWhatWasGivenBy, type Given } from './erasure.rules.js';
import { PayoutAccounts } from './payout-accounts.js';

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
  /** Who gave the account and the tax id; null for the applicant. */
  accountBy: string | null;
  taxIdBy: string | null;
  developerId: string;
  draft: ApplicationDraft;
  account: PayoutAccount;
  last4: string | null;
  updatedAt: Date | null;
}

interface StoredRow {
  personId: string | null;
  accountBy: string | null;
  taxIdBy: string | null;
  developerId: string;
  draft: ApplicationDraft;
  last4: string | null;
  keyId: string | null;
  sealed: string | null;
  updatedAt: Date;
}

const COLUMNS =
  'person_id as "personId", account_by as "accountBy", tax_id_by as "taxIdBy", developer_id as "developerId", draft, account_last4 as last4, account_key_id as "keyId", account_sealed as sealed, updated_at as "updatedAt"';
/** While staff decide, and after an approval, what was submitted stays as it is. */
const NOT_OPEN = `select from developers.studios s where s.developer_id = a.developer_id and s.state <> 'rejected'`;

/** Applications as people type them: rows, kept until the account is erased. */
@Injectable()
export class Applications {
  constructor(
    private readonly db: Database,
    private readonly accounts: PayoutAccounts,
  ) {}

  /** The id that the studio a person applied for has, or would have. */
  async developerOf(personId: string): Promise<string> {
    const [row] = await this.db.query<{ developerId: string }>(
      'select developer_id as "developerId" from developers.applications where person_id = $1',
      [personId],
    );
    return row?.developerId ?? derivedId('developer', personId);
  }

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

  /** Where a person gave the account or the tax id of a studio that someone else applied for. */
  async givenBy(personId: string): Promise<ApplicationRow[]> {
    const rows = await this.db.query<StoredRow>(
      `select ${COLUMNS} from developers.applications where $1 in (account_by, tax_id_by) order by developer_id`,
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

  /** Needs no key: who is erased goes also while the accounts cannot be read. */
  async erase(personId: string): Promise<void> {
    await this.db.transaction(async (sql) => {
      const rows = await sql.query<Given & { developerId: string; isApproved: boolean }>(
        `select a.developer_id as "developerId", person_id as "personId", draft, account_sealed is not null as "hasAccount", account_by as "accountBy",
                tax_id_by as "taxIdBy", exists (select from developers.studios s where s.developer_id = a.developer_id and s.state = 'approved') as "isApproved"
           from developers.applications a where $1 in (person_id, account_by, tax_id_by) for update`,
        [personId],
      );
      for (const { developerId, isApproved, ...given } of rows)
        await leave(sql, developerId, withoutWhatWasGivenBy(personId, given, isApproved));
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

function leave(sql: Sql, developerId: string, left: Given | null): Promise<unknown> {
  if (!left) return sql.query('delete from developers.applications where developer_id = $1', [developerId]);
  const { personId, draft, hasAccount, accountBy, taxIdBy } = left;
  const kept = (column: string): string => `${column} = case when $4 then ${column} end`;
  return sql.query(
    `update developers.applications set person_id = $2, draft = $3::jsonb, ${kept('account_last4')}, ${kept('account_key_id')}, ${kept('account_sealed')},
       account_by = $5, tax_id_by = $6 where developer_id = $1`,
    [developerId, personId, JSON.stringify(draft), hasAccount, accountBy, taxIdBy],
  );
}

function emptyApplication(personId: string): ApplicationRow {
  const developerId = derivedId('developer', personId);
  return {
    personId,
    accountBy: null,
    taxIdBy: null,
    developerId,
    draft: EMPTY_DRAFT,
    account: EMPTY_ACCOUNT,
    last4: null,
    updatedAt: null,
  };
}
