import { Injectable } from '@nestjs/common';
import { instant } from '../../../../kernel/instant.js';
import { Database } from '../../../../platform/database/database.js';
import { PeopleDirectory } from '../../../access/index.js';
import { type Beneficiary, StudioAccounts } from '../../../developers/index.js';
import { type LeftOut, type Payee, payeeOf } from './bank-file.rules.js';

/** More than this is the matter of the file after it. */
const MOST = 500;

interface Candidate {
  payoutId: string;
  developerId: string;
  paid: number;
}
/** A pay-out that a file can hold, with whom it pays. */
interface Sendable extends Candidate {
  payee: Payee;
  members: string[];
}
interface Excluded extends Candidate {
  why: LeftOut;
}

/** The released pay-outs that are in no file yet: what the next file holds, and what stays out of it. */
@Injectable()
export class NextBankFile {
  constructor(
    private readonly db: Database,
    private readonly accounts: StudioAccounts,
    private readonly people: PeopleDirectory,
  ) {}

  /** @param staffId who makes the file: it holds no pay-out of their own studio. */
  async of(staffId: string): Promise<{ sendable: Sendable[]; leftOut: Excluded[] }> {
    const rows = await this.db.query<Candidate & { releasedAt: Date; noReleaseBefore: Date | null }>(
      `select p.payout_id as "payoutId", p.developer_id as "developerId", p.paid, p.released_at as "releasedAt",
              s.no_release_before as "noReleaseBefore"
         from payouts.payouts p left join payouts.studios s using (developer_id)
        where p.state = 'released' and p.bank_file_id is null order by p.requested_at, p.payout_id limit ${MOST}`,
    );
    // After the pay-outs: while one is released, its studio cannot change the account.
    const studios = await this.accounts.beneficiaries(rows.map(({ developerId }) => developerId));
    const emails = await this.emailsOf(studios);
    const sendable: Sendable[] = [];
    const leftOut: Excluded[] = [];
    for (const { payoutId, developerId, paid, releasedAt, noReleaseBefore } of rows) {
      const times = { releasedAt: instant(releasedAt), noReleaseBefore: noReleaseBefore && instant(noReleaseBefore) };
      const to = studios.get(developerId);
      const payee = payeeOf(times, to, { staffId, email: emails.get(developerId) ?? null });
      const candidate = { payoutId, developerId, paid };
      if (typeof payee === 'string') leftOut.push({ ...candidate, why: payee });
      else sendable.push({ ...candidate, payee, members: (to?.members ?? []).map(({ personId }) => personId) });
    }
    return { sendable, leftOut };
  }

  /** Of each studio that of its oldest owner, who gets the shop's own mails too. */
  private async emailsOf(studios: ReadonlyMap<string, Beneficiary>): Promise<Map<string, string>> {
    const owners = [...studios].map(([id, { members }]) => [id, members.find(({ role }) => role === 'owner')] as const);
    const contacts = await this.people.contacts(owners.flatMap(([, owner]) => (owner ? [owner.personId] : [])));
    const addresses = new Map(contacts.map(({ id, email }) => [id, email]));
    return new Map(
      owners.flatMap(([id, owner]) => {
        const address = owner && addresses.get(owner.personId);
        return address === undefined ? [] : [[id, address] as const];
      }),
    );
  }
}
