import { Inject, Injectable } from '@nestjs/common';
import { Column, Entity, type EntityManager, IsNull, PrimaryColumn } from 'typeorm';
import { hours } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { sqlStateOf } from '../../../platform/database/database.js';
import { EffectPlanner, type PlanEffect } from '../../../platform/jobs/effect-planner.js';
import { IDS } from '../../../platform/tokens.js';
import { type AccountFacts, type LinkPurpose, Links, Person, type Recipients } from '../../access/index.js';
import { ProfileHistory } from '../pictures/profile-history.js';
import { masked } from './profile.rules.js';

/** Another address that an account wants; it counts once the link sent there is used. */
@Entity({ schema: 'accounts', name: 'address_changes' })
export class AddressChange {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('uuid', { name: 'asked_by' })
  staffRequestOf: string;
  @Column('text', { name: 'old_email' })
  oldEmail: string;
  @Column('text', { name: 'new_email' })
  newEmail: string;
  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;
  /** Since when its owner, or staff, stand behind it; null while a link to the present address is to be used first. */
  @Column('timestamptz', { name: 'allowed_at', nullable: true })
  allowedAt: Date | null;
  /** Until when one that staff asked for does not count, so that the present address can stop it. */
  @Column('timestamptz', { name: 'waits_until', nullable: true })
  waitsUntil: Date | null;
  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;
  /** Done, cancelled, replaced by another, or found to lead nowhere. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}

/** How long the link of a change that waited works then. */
const OPEN = hours(24);

/** How far a change of an address is allowed when it is asked for. */
export interface Permit {
  /** False: the owner still has to allow it by a link to the present address. */
  allowed: boolean;
  /** Until then the present address may keep the account; null for the owner's own wish. */
  waitsUntil: Date | null;
}

/** What a change of an address waits for beside its link. */
interface WaitingChange {
  allowedAt: Date | null;
  waitsUntil: Date | null;
}

/** The code of what keeps a change from being done; null when nothing does. */
export function changeFault(
  { allowedAt, waitsUntil }: WaitingChange,
  now: Date,
): 'address-change-not-allowed' | 'address-change-waits' | 'link-expired' | null {
  if (allowedAt === null) return 'address-change-not-allowed';
  if (waitsUntil === null) return null;
  if (now < waitsUntil) return 'address-change-waits';
  return now.getTime() < waitsUntil.getTime() + OPEN ? null : 'link-expired';
}

export type AddressAnswer = 'unchanged' | 'requested' | 'to-allow' | 'waits' | 'cancelled';

/** Another address, who wants it, and how far that is allowed. */
interface WantedAddress {
  email: string;
  actorId: string;
  /** Left out for the present address, and for one that waits already. */
  permit?: Permit;
}

const UNIQUE_VIOLATION = '23505';
/** What dies with a change of an address. */
export const LINKS_OF_CHANGE: readonly LinkPurpose[] = ['change-email', 'change-email-by-staff', 'allow-address'];
/** The links that move an account. */
type MovingPurpose = 'change-email' | 'change-email-by-staff';

/** Moving an account to another address: it counts once the link sent there is used. */
@Injectable()
export class AddressChanges {
  constructor(
    private readonly links: Links,
    private readonly mails: EffectPlanner,
    private readonly history: ProfileHistory,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The address that waits for its link to be used. */
  async pendingOf(rows: EntityManager, personId: string): Promise<AddressChange | null> {
    return rows.findOneBy(AddressChange, { personId, endedAt: IsNull() });
  }

  /**
   * Within the caller's transaction: sends a link to the new address and a notice to the present one; the present address ends what waits.
   * An address that has an account gets no link, only a word to its owner: the requester cannot tell.
   */
  async ask(
    rows: EntityManager,
    plan: PlanEffect,
    person: Person,
    { email, actorId, permit }: WantedAddress,
  ): Promise<AddressAnswer> {
    const pending = await this.pendingOf(rows, person.id);
    if (email === person.email && !pending) return 'unchanged';

    const isNew = email !== pending?.newEmail;
    if (isNew)
      await this.history.add(rows, person.id, actorId, [
        { field: 'pending_email', before: pending?.newEmail ?? null, after: email === person.email ? null : email },
      ]);
    if (pending && !isNew) return this.remind(rows, plan, pending);
    if (pending) await this.end(rows, pending);
    if (email === person.email) return 'cancelled';
    if (!permit) throw new Refusal('address-change-not-allowed');

    const now = new Date();
    const change: AddressChange = {
      id: this.ids.next(),
      personId: person.id,
      staffRequestOf: actorId,
      oldEmail: person.email,
      newEmail: email,
      requestedAt: now,
      allowedAt: permit.allowed ? now : null,
      waitsUntil: permit.waitsUntil,
      doneAt: null,
      endedAt: null,
    };
    await rows.insert(AddressChange, change);
    if (permit.allowed) await this.links.send(rows, plan, 'keep-address', person.id);
    return this.remind(rows, plan, change);
  }

  /** The owner of an account without a password allows the change, by the link to the present address. */
  async allow(token: string, correlation: string): Promise<void> {
    await this.mails.together(correlation, async (rows, plan) => {
      const change = await this.lockedOf(rows, await this.links.use(rows, 'allow-address', token));
      if (!change) throw new Refusal('link-expired');
      const allowed = Object.assign(change, { allowedAt: new Date() });
      await rows.update(AddressChange, change.id, { allowedAt: allowed.allowedAt });
      await this.remind(rows, plan, allowed);
    });
  }

  /** The reader of the present address keeps it; doing it again changes nothing. */
  async keep(token: string, correlation: string): Promise<void> {
    const { ownerId } = await this.links.check('keep-address', token);
    await this.mails.together(correlation, async (rows) => {
      const change = await this.lockedOf(rows, ownerId);
      if (!change && (await this.wasDone(rows, ownerId))) throw new Refusal('address-change-done');
      if (!change) return;

      await this.end(rows, change);
      await this.history.add(rows, ownerId, ownerId, [
        { field: 'pending_email', before: change.newEmail, after: null },
      ]);
    });
  }

  /** Uses the link: the account has the new address, proven, from now on; its sessions stay. */
  async confirm(purpose: MovingPurpose, token: string, correlation: string): Promise<void> {
    const moved = await this.mails
      .together(correlation, async (rows, plan) => this.move(rows, plan, await this.links.use(rows, purpose, token)))
      .catch((error: unknown) => {
        if (sqlStateOf(error) === UNIQUE_VIOLATION) return false;
        throw error;
      });
    if (!moved) throw new Refusal('link-expired');
  }

  private async move(rows: EntityManager, plan: PlanEffect, personId: string): Promise<boolean> {
    const person = await rows.findOne(Person, { where: { id: personId }, lock: { mode: 'pessimistic_write' } });
    const change = await this.pendingOf(rows, personId);
    if (!person || !change) return false;

    const now = new Date();
    const fault = changeFault(change, now);
    // Thrown within the transaction: the link is as good as before.
    if (fault) throw new Refusal(fault);
    await rows.update(AddressChange, change.id, { endedAt: now });
    if (await rows.existsBy(Person, { email: change.newEmail })) return false;

    await rows.update(AddressChange, change.id, { doneAt: now });
    await rows.update(Person, personId, { email: change.newEmail, emailVerifiedAt: now });
    await this.history.add(rows, personId, change.staffRequestOf, [
      { field: 'email', before: person.email, after: change.newEmail },
    ]);
    // A reader of the old address must not get in by a link that lies there.
    await this.links.void(rows, 'verify-email', personId);
    await this.links.void(rows, 'reset-password', personId);
    await plan('mail:change-email-done', change.id);
    return true;
  }

  /** Sends the link that the change waits for, once more or for the first time. */
  private async remind(
    rows: EntityManager,
    plan: PlanEffect,
    { personId, newEmail, allowedAt, waitsUntil }: AddressChange,
  ): Promise<AddressAnswer> {
    if (allowedAt === null) {
      await this.links.send(rows, plan, 'allow-address', personId);
      return 'to-allow';
    }
    const owner = await rows.findOneBy(Person, { email: newEmail });
    const purpose: MovingPurpose = waitsUntil === null ? 'change-email' : 'change-email-by-staff';
    await this.links.void(rows, purpose, personId);
    await (owner ? plan('mail:address-wanted', owner.id) : this.links.send(rows, plan, purpose, personId));
    return waitsUntil === null ? 'requested' : 'waits';
  }

  private async end(rows: EntityManager, { id, personId }: AddressChange): Promise<void> {
    await rows.update(AddressChange, id, { endedAt: new Date() });
    for (const purpose of LINKS_OF_CHANGE) await this.links.void(rows, purpose, personId);
  }

  /** The person first, as everywhere: then nothing about them happens at the same time. */
  private async lockedOf(rows: EntityManager, personId: string): Promise<AddressChange | null> {
    await rows.findOne(Person, { where: { id: personId }, lock: { mode: 'pessimistic_write' } });
    return this.pendingOf(rows, personId);
  }

  private async wasDone(rows: EntityManager, personId: string): Promise<boolean> {
    const [last] = await rows.find(AddressChange, { where: { personId }, order: { requestedAt: 'desc' }, take: 1 });
    return last !== undefined && last.doneAt !== null;
  }
}

export interface AddressChangeFacts extends AccountFacts {
  /** Half hidden: the mailbox of the old address may belong to another person by now. */
  newEmail: string;
  /** For a change by staff: when its link begins to work. */
  waitsUntil: Date | null;
}

/** What a link tells of the change that waits for it, written to the old or the new address; null once either is over. */
export async function pendingChange(
  recipients: Recipients,
  linkId: string,
  to: 'oldEmail' | 'newEmail',
): Promise<AddressChangeFacts | null> {
  const owner = await recipients.ownerOfLink(linkId);
  const change =
    owner && (await recipients.db.rows.findOneBy(AddressChange, { personId: owner.id, endedAt: IsNull() }));
  return change && { ...owner, email: change[to], newEmail: masked(change.newEmail), waitsUntil: change.waitsUntil };
}

export const CHANGE_SAMPLES = [
  { newEmail: 'n•••@example.test', waitsUntil: null },
  { newEmail: 'n•••@example.test', waitsUntil: new Date('2026-12-01T15:00:00Z') },
];
