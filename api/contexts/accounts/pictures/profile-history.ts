import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { IDS } from '../../../platform/tokens.js';
import { ProfileChange } from './profile-change.entity.js';
import type { FieldChange } from '../profile/profile.rules.js';

/** Remembers what profiles were before, until it is erased. */
@Injectable()
export class ProfileHistory {
  constructor(@Inject(IDS) private readonly ids: Ids) {}

  /** Within the transaction of the change. */
  async add(rows: EntityManager, personId: string, actorId: string, changes: readonly FieldChange[]): Promise<void> {
    const at = new Date();
    if (changes.length > 0)
      await rows.insert(
        ProfileChange,
        changes.map((change) => ({ ...change, id: this.ids.next(), personId, at, actorId })),
      );
  }
}
