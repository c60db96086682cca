import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../platform/http/messages.js';

/** A person with an account. Everything personal lies here, in rows, so that it can be erased. */
@Entity({ schema: 'access', name: 'persons' })
export class Person {
  @PrimaryColumn('uuid')
  id: string;
  /** Lower-cased. */
  @Column('text')
  email: string;
  @Column('text')
  username: string;
  /** Null when there is no password to sign in with. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;
  /** The account at Google that signs in to this one: Google's own number for it, never an address. */
  @Column('text', { name: 'google_sub', nullable: true })
  googleSub?: string | null;
  @Column('timestamptz', { name: 'google_linked_at', nullable: true })
  googleLinkedAt?: Date | null;
  @Column('int', { name: 'role_id' })
  roleId: number;
  /** Whether the role was given because of the age, and so goes with it. */
  @Column('boolean', { name: 'role_by_age' })
  roleByAge: boolean;
  @Column('smallint', { name: 'birth_year', nullable: true })
  birthYear: number | null;
  @Column('date', { nullable: true })
  birthday: string | null;
  @Column('text', { nullable: true })
  bio: string | null;
  @Column('text', { name: 'profile_picture_url', nullable: true })
  profilePictureUrl: string | null;
  /** Set for developers. */
  @Column('uuid', { name: 'developer_id', nullable: true })
  developerId: string | null;
  @Column('text')
  language: Language;
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;
  /** Since when staff block this account. */
  @Column('timestamptz', { name: 'blocked_at', nullable: true })
  blockedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

/** What must be known of a new person; everything else is not told yet. */
type Known = Pick<Person, 'id' | 'email' | 'username' | 'roleId' | 'language' | 'createdAt'> & Partial<Person>;

export function newPerson(known: Known): Person {
  const untold = {
    passwordHash: null,
    googleSub: null,
    googleLinkedAt: null,
    roleByAge: false,
    birthYear: null,
    birthday: null,
    bio: null,
    profilePictureUrl: null,
    developerId: null,
    emailVerifiedAt: null,
    blockedAt: null,
  } satisfies Partial<Person>;
  return Object.assign(new Person(), { ...untold, ...known } satisfies Person);
}
