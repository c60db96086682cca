import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { BooksQueries, withNames, type EntryRow } from '../../contexts/books/index.js';
import { DeveloperNames } from '../../contexts/catalog/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { isUuid } from '../../kernel/ids.js';
import { Needs } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { BooksReply, BooksRequest, OrderEntriesReply, type EntryLine } from './books.dto.js';

/** The double-entry books. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/books')
export class BooksResource {
  constructor(
    private readonly books: BooksQueries,
    private readonly orders: OrdersQueries,
    private readonly developers: DeveloperNames,
  ) {}

  private readonly namesOf = (ids: readonly string[]): Promise<Map<string, string>> => this.developers.of(ids);

  /**
   * Returns the movements and closing balance of each account for a range of days, and the trial balance. 422 for an
   * unreadable day.
   */
  @Get()
  @Needs('books:read')
  async balances(@Query() { from, through, position }: BooksRequest): Promise<BooksReply> {
    for (const [path, day] of Object.entries({ from, through })) if (day !== undefined) refuseNoDay(path, day);
    const range = { from: from ?? null, through: through ?? null };
    const [trialBalance, balances] = await Promise.all([
      this.books.trialBalance(position ?? null),
      this.books.balances(range),
    ]);
    return { ...range, trialBalance, balances: await withNames(balances, this.namesOf) };
  }

  /** Lists the ledger entries of an order, in log order. 404 for an unknown order. */
  @Get('orders/:id')
  @Needs('books:read')
  async ofOrder(@Param('id') id: string): Promise<OrderEntriesReply> {
    const order = isUuid(id) ? await this.orders.order(id) : null;
    if (!order) throw new Problem(404, 'order-unknown');
    return { entries: await withNames((await this.books.entriesOf(id)).map(entryOf), this.namesOf) };
  }
}

/** JavaScript reads 30 February as 2 March; PostgreSQL does not. */
function refuseNoDay(path: string, day: string): void {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) {
    throw new Problem(422, 'no-such-day', { errors: [{ path, msg: 'is no day of the calendar' }] });
  }
}

function entryOf({ orderId: _, ...entry }: EntryRow): Omit<EntryLine, 'subAccountName'> {
  return entry;
}
