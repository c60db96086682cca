import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { Person } from '../../access/index.js';
import { AddressChange } from './change-address.js';
import { Pictures } from '../pictures/pictures.js';
import { ProfileChange } from '../pictures/profile-history.js';

/** What profiles hold about people, for the export and the erasure. */
@Injectable()
export class ProfileData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly pictures: Pictures,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.holds({
      name: 'profile',
      collect: (personId) => this.collect(personId),
      erase: (personId) => this.erase(personId),
      ids: (personId) => this.changesOf(personId),
      addresses: (personId) => this.formerAddresses(personId),
    });
  }

  private async changesOf(personId: string): Promise<string[]> {
    return (await this.db.rows.findBy(AddressChange, { personId })).map(({ id }) => id);
  }

  /** Without those that another person has by now. */
  private async formerAddresses(personId: string): Promise<string[]> {
    const found = await this.db.query<{ email: string }>(
      `select c.old_email as email from accounts.address_changes c
        where c.person_id = $1 and c.done_at is not null and not exists (select from access.persons p where p.email = c.old_email and p.id <> c.person_id)`,
      [personId],
    );
    return found.map(({ email }) => email);
  }

  private async collect(personId: string): Promise<unknown> {
    const { rows } = this.db;
    const person = await rows.findOneBy(Person, { id: personId });
    if (!person) return null;

    const [addresses, changes] = await Promise.all([
      rows.find(AddressChange, { where: { personId }, order: { requestedAt: 'asc' } }),
      rows.find(ProfileChange, { where: { personId }, order: { at: 'asc' } }),
    ]);
    return {
      username: person.username,
      birthday: person.birthday,
      bio: person.bio,
      profilePicture: person.profilePictureUrl,
      addressChanges: addresses.map(({ oldEmail, newEmail, requestedAt, doneAt, endedAt }) => ({
        oldEmail,
        newEmail,
        requestedAt,
        doneAt,
        endedAt,
      })),
      changes: changes.map(({ at, field, before, after, actorId }) => ({
        at,
        field,
        before,
        after,
        byYourself: actorId === personId,
      })),
    };
  }

  private async erase(personId: string): Promise<void> {
    await this.pictures.erase(personId);
    await this.db.rows.transaction(async (rows) => {
      await rows.delete(AddressChange, { personId });
      await rows.delete(ProfileChange, { personId });
      await rows.update(Person, personId, { birthday: null, bio: null });
    });
  }
}
