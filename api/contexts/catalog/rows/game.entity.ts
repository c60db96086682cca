import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AgeRating, GameLanguage, Platform, Subject, StudioFacts } from '../vocabulary.js';

export interface Text {
  es: string;
  en: string;
}

export interface Screenshot {
  url: string;
  alt: Text;
  /** Shown in this language only; in both where it is left out. */
  language?: 'es' | 'en';
}

/** What is told of a game. What it costs, and whether it is on sale, follows from the facts of its release. */
@Entity({ schema: 'catalog', name: 'games' })
export class Game {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  slug: string;
  @Column('uuid', { name: 'developer_id' })
  developerId: string;
  @Column('jsonb')
  title: Text;
  @Column('jsonb')
  summary: Text;
  /** Paragraphs are parted by an empty line. */
  @Column('jsonb')
  description: Text;
  @Column('jsonb')
  teaches: { es: string[]; en: string[] };
  @Column('jsonb')
  requirements: Text;
  @Column('text', { array: true })
  subjects: Subject[];
  @Column('int', { name: 'grade_from' })
  gradeFrom: number;
  @Column('int', { name: 'grade_to' })
  gradeTo: number;
  @Column('text', { name: 'age_rating' })
  ageRating: AgeRating;
  @Column('text', { array: true })
  platforms: Platform[];
  @Column('text', { array: true })
  languages: GameLanguage[];
  /** `YYYY-MM-DD` */
  @Column('date', { name: 'released_on' })
  releasedOn: string;
  @Column('text')
  cover: string;
  @Column('jsonb')
  screenshots: Screenshot[];
  @Column('jsonb')
  facts: StudioFacts;
  @Column('int', { name: 'download_megabytes', nullable: true })
  downloadMegabytes: number | null;
  /** Developer and subjects in both languages: words by which a game is found though no text of it says them. */
  @Column('text')
  keywords: string;
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
