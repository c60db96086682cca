import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Text } from './game.entity.js';

/** Something to reach in a game, step by step towards a goal or at once. */
@Entity({ schema: 'catalog', name: 'achievements' })
export class Achievement {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'game_id' })
  gameId: string;
  @Column('int')
  place: number;
  @Column('text')
  kind: 'progress' | 'instant';
  /** Its words are hidden until it is reached. */
  @Column('boolean')
  secret: boolean;
  @Column('int', { nullable: true })
  goal: number | null;
  @Column('jsonb')
  title: Text;
  @Column('jsonb')
  description: Text;
}
