import { Column, Entity, PrimaryColumn } from 'typeorm';

export type SignInMethod = 'password' | 'google';

/** One try to enter an account, for the eyes of its owner and of those who help. */
@Entity({ schema: 'identity', name: 'sign_ins' })
export class SignIn {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('timestamptz')
  at: Date;
  @Column('text')
  how: SignInMethod;
  @Column('boolean')
  succeeded: boolean;
  /** `Chrome, Android`; null when nothing is known of it. */
  @Column('text', { nullable: true })
  device: string | null;
  /** `190.162.*.*` */
  @Column('text', { nullable: true })
  network: string | null;
}
