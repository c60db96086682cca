import { put, type RowChange } from '../../../platform/event-store/row-changes.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A studio whose games are sold here. */
@Entity({ schema: 'catalog', name: 'developers' })
export class Developer {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  key: string;
  @Column('text')
  name: string;
}

/** The row of a studio that was approved, to be written together with the approval. */
export function studioRow(id: string, name: string): RowChange {
  return put('catalog.developers', { id }, { key: id, name });
}
