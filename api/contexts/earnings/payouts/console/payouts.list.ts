import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../../kernel/calendar.js';
import { BusinessClock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { Conditions, ids, wordsOf, yesNo, type ListQuery } from '../../../../platform/http/list-query.js';
import { Problem } from '../../../../platform/http/problem.js';
import { PeopleDirectory } from '../../../access/index.js';
import { StudioAccounts } from '../../../developers/index.js';
import { payoutReply, PayoutViews } from '../payout-views.js';
import type { PayoutListItem, PayoutStoryReply } from '../payouts.dto.js';
import { PAYOUT_COLUMNS, PAYOUT_STATES, PayoutsQueries, type PayoutRow } from '../payouts.queries.js';

export const PAYOUTS_LIST = {
  filters: { id: ids, developerId: ids, state: wordsOf(...PAYOUT_STATES), overdue: yesNo },
  sorts: ['requestedAt', 'promisedFor', 'amount', 'state'],
} as const;

type PayoutsQuery = ListQuery<typeof PAYOUTS_LIST.filters, (typeof PAYOUTS_LIST.sorts)[number]>;

const SORTS: Record<PayoutsQuery['sort'], string> = {
  requestedAt: 'requested_at',
  promisedFor: 'promised_for',
  amount: 'amount',
  state: 'state',
};

/** Pay-outs as staff see them. */
@Injectable()
export class PayoutsList {
  constructor(
    private readonly db: Database,
    private readonly queries: PayoutsQueries,
    private readonly views: PayoutViews,
    private readonly accounts: StudioAccounts,
    private readonly clock: BusinessClock,
  ) {}

  async list(query: PayoutsQuery): Promise<{ rows: PayoutListItem[]; total: number }> {
    const conditions = this.conditionsOf(query.filter);
    const [count] = await this.db.query<{ total: number }>(
      `select count(*)::int as total from payouts.payouts ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<PayoutRow>(
      `select ${PAYOUT_COLUMNS} from payouts.payouts ${conditions.where}
        order by ${SORTS[query.sort]} ${query.descending ? 'desc' : 'asc'}, payout_id
        limit ${conditions.value(query.limit)} offset ${conditions.value(query.offset)}`,
      conditions.values,
    );
    const names = await this.accounts.names(rows.map(({ developerId }) => developerId));
    return { rows: rows.map((row) => this.line(row, names)), total: count?.total ?? 0 };
  }

  /** @throws Problem 404 payout-unknown. */
  async one(payoutId: string, people: PeopleDirectory): Promise<PayoutStoryReply> {
    const row = await this.queries.one(payoutId);
    if (!row) throw new Problem(404, 'payout-unknown');
    const { developerId, approvedBy, releasedBy, approvedAt, reference, wasPaid } = row;
    const isByHand = row.state === 'released' && row.bankFileId === null;
    const [names, studio, queuePlace, staff, bankFile, account] = await Promise.all([
      this.accounts.names([developerId]),
      this.queries.studio(developerId),
      this.queries.queuePlace(row),
      people.contacts([approvedBy, releasedBy].filter((id) => id !== null)),
      row.bankFileId === null ? null : this.queries.placeInFile(payoutId),
      isByHand ? this.accounts.whole(developerId) : null,
    ]);
    const named = (id: string | null): PayoutStoryReply['approvedBy'] =>
      id === null ? null : { id, name: staff.find((one) => one.id === id)?.username ?? '' };
    return {
      ...this.line(row, names),
      queuePlace,
      approvedBy: named(approvedBy),
      releasedBy: named(releasedBy),
      approvedAt,
      reference,
      wasPaid,
      taxDocument: this.views.taxDocumentOf(studio),
      noReleaseBefore: this.views.waits(studio),
      bankFile,
      account,
    };
  }

  private line(row: PayoutRow, names: ReadonlyMap<string, string>): PayoutListItem {
    const { developerId, promisedFor, state } = row;
    const overdue = state !== 'paid' && state !== 'failed' && promisedFor < this.today();
    return { ...payoutReply(row), developerId, developerName: names.get(developerId) ?? '', overdue };
  }

  private today(): string {
    return civilDateOf(this.clock.now());
  }

  private conditionsOf(filter: PayoutsQuery['filter']): Conditions {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`payout_id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.developerId) conditions.and(`developer_id = any(${conditions.value(filter.developerId)}::uuid[])`);
    if (filter.state) conditions.and(`state = any(${conditions.value(filter.state)}::text[])`);
    if (filter.overdue !== undefined) {
      const late = `(state not in ('paid', 'failed') and promised_for < ${conditions.value(this.today())}::date)`;
      conditions.and(filter.overdue ? late : `not ${late}`);
    }
    return conditions;
  }
}
