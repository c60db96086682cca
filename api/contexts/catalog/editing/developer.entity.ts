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
