import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody with an account. Everything personal lies here and can be erased; events carry only the id. */
@Entity({ schema: 'identity', name: 'persons' })
export class Person {
  @PrimaryColumn('uuid')
  id: string;

  /** Lower case. */
  @Column('text')
  email: string;

  @Column('text')
  username: string;

  /** Argon2id; null when the account has no password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('int', { name: 'role_id' })
  roleId: number;

  @Column('int', { name: 'birth_year', nullable: true })
  birthYear: number | null;

  @Column('date', { nullable: true })
  birthday: string | null;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text', { name: 'profile_picture_url', nullable: true })
  profilePictureUrl: string | null;

  @Column('uuid', { name: 'developer_id', nullable: true })
  developerId: string | null;

  @Column('text')
  language: 'es' | 'en';

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  @Column('text', { name: 'terms_hash', nullable: true })
  termsHash: string | null;

  @Column('timestamptz', { name: 'terms_accepted_at', nullable: true })
  termsAcceptedAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
