import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../platform/http/messages.js';
import type { ConsentPlace, ConsentText } from './consent.rules.js';

/** That somebody agreed to a text, or no longer does. Rows are added and, with their person, erased; never changed. */
@Entity({ schema: 'identity', name: 'consents' })
export class Consent {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('text')
  text: ConsentText;
  @Column('text')
  version: string;
  /** Of the exact words that were shown. */
  @Column('text')
  hash: string;
  /** In which they were shown. */
  @Column('text')
  language: Language;
  @Column('boolean')
  given: boolean;
  @Column('text')
  place: ConsentPlace;
  @Column('timestamptz')
  at: Date;
}
