import { Inject, Injectable } from '@nestjs/common';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { IDS } from '../../../platform/tokens.js';

/** What a field of a person's profile was and became: a row, because it is personal and can be erased. */
@Entity({ schema: 'accounts', name: 'profile_changes' })
export class ProfileChange {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('timestamptz')
  at: Date;
  /** Who did it: the person, or a person with the right to. */
  @Column('uuid', { name: 'actor_id' })
  actorId: string;
  @Column('text')
  field: string;
  @Column('text', { nullable: true })
  before: string | null;
  @Column('text', { nullable: true })
  after: string | null;
}

/** Remembers what profiles were before, until it is erased. */
@Injectable()
export class ProfileHistory {
  constructor(@Inject(IDS) private readonly ids: Ids) {}

  /** Within the transaction of the change. */
  async add(
    rows: EntityManager,
    personId: string,
    actorId: string,
    changes: readonly Pick<ProfileChange, 'field' | 'before' | 'after'>[],
  ): Promise<void> {
    const at = new Date();
    if (changes.length > 0)
      await rows.insert(
        ProfileChange,
        changes.map((change) => ({ ...change, id: this.ids.next(), personId, at, actorId })),
      );
  }
}
