import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../platform/http/messages.js';

/** Somebody with an account. Everything personal lies here, in rows, so that it can be erased. */
@Entity({ schema: 'identity', name: 'persons' })
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
  /** Whoever has one is a developer. */
  @Column('uuid', { name: 'developer_id', nullable: true })
  developerId: string | null;
  @Column('text')
  language: Language;
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;
  /** Digest of the terms that were accepted; it names their text exactly. */
  @Column('text', { name: 'terms_hash', nullable: true })
  termsHash: string | null;
  @Column('timestamptz', { name: 'terms_accepted_at', nullable: true })
  termsAcceptedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
