import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Instant } from '../../kernel/instant.js';
import type { Ids } from '../../kernel/ports.js';
import { Database } from '../../platform/database/database.js';
import { put, type RowChange } from '../../platform/event-store/row-changes.js';
import { PersonalData } from '../../platform/personal-data.js';
import { IDS } from '../../platform/tokens.js';
import type { RefundIds } from './refund.events.js';

type About = Pick<RefundIds, 'refundId' | 'personId'>;

/** What people wrote about refunds: rows beside the facts, so that they can be erased. */
@Injectable()
export class RefundNotes implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'refunds',
      title: { es: 'Devoluciones', en: 'Refunds' },
      about: {
        es: 'Lo que pediste de vuelta y qué pasó con ello. Queda con la contabilidad, sin tu nombre; lo que escribiste se borra con tu cuenta.',
        en: 'What you asked back and what became of it. It stays with the books, without your name; what you wrote is erased with your account.',
      },
      collect: (personId) => this.collect(personId),
      erase: (personId) => this.erase(personId),
      ids: async (personId) => {
        const own = 'select refund_id as id from refunds.refunds where person_id = $1';
        return (await this.db.query<{ id: string }>(own, [personId])).map(({ id }) => id);
      },
    });
  }

  /** To be written together with the request. */
  wordRows({ refundId, personId }: About, words: string | null, at: Instant): RowChange[] {
    return words ? [put('refunds.words', { refund_id: refundId }, { person_id: personId, words, written_at: at })] : [];
  }

  /** A note between staff, to be written together with what was decided. */
  noteRows({ refundId, personId }: About, authorId: string, note: string | null, at: Instant): RowChange[] {
    if (!note) return [];
    const row = { refund_id: refundId, person_id: personId, author_id: authorId, note, written_at: at };
    return [put('refunds.notes', { id: this.ids.next() }, row)];
  }

  /** What the people wrote, by refund. */
  async wordsOf(refundIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ id: string; words: string }>(
      'select refund_id as id, words from refunds.words where refund_id = any($1)',
      [refundIds],
    );
    return new Map(rows.map(({ id, words }) => [id, words]));
  }

  /** Of staff, oldest first. */
  async notesOf(refundId: string): Promise<{ authorId: string; note: string; at: Date }[]> {
    return this.db.query(
      'select author_id as "authorId", note, written_at as at from refunds.notes where refund_id = $1 order by written_at, id',
      [refundId],
    );
  }

  private collect(personId: string): Promise<unknown> {
    return this.db.query(
      `select o.number as "order", r.basis, r.amount, r.state, r.requested_at as "requestedAt", r.answer_by::text as "answerBy", r.denied_because as "deniedBecause", r.how,
              r.decided_at as "decidedAt", w.words as "yourWords", (select jsonb_agg(n.note order by n.written_at) from refunds.notes n where n.refund_id = r.refund_id) as "notesOfTheShop"
         from refunds.refunds r left join ordering.orders o using (order_id) left join refunds.words w using (refund_id) where r.person_id = $1 order by r.requested_at`,
      [personId],
    );
  }

  private async erase(personId: string): Promise<void> {
    await this.db.query('delete from refunds.words where person_id = $1', [personId]);
    await this.db.query('delete from refunds.notes where person_id = $1', [personId]);
  }
}
