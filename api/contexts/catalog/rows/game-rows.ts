import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { CatalogCache } from '../browsing/catalog-cache.js';
import {
  SUBJECTS,
  type AgeRating,
  type GameLanguage,
  type Platform,
  type StudioFacts,
  type Subject,
} from '../vocabulary.js';
import { Developer } from './developer.entity.js';
import { Game, type Screenshot, type Text } from './game.entity.js';

/** How a game gets to people. */
interface Packaging {
  platforms: Platform[];
  downloadMegabytes: number | null;
}

/** A game as the catalogue shows it. What it costs, and whether it is on sale, follows from the facts of its release. */
export interface ShownGame extends Packaging {
  id: string;
  slug: string;
  title: Text;
  summary: Text;
  description: Text;
  teaches: { es: string[]; en: string[] };
  requirements: Text;
  subjects: Subject[];
  grades: { from: number; to: number };
  ageRating: AgeRating;
  languages: GameLanguage[];
  /** `YYYY-MM-DD` */
  releasedOn: string;
  cover: string;
  developer: { id: string; key: string; name: string };
  screenshots: Screenshot[];
  facts: StudioFacts;
}

/** The texts of games; others decide what they say. */
@Injectable()
export class GameRows {
  constructor(
    private readonly db: Database,
    private readonly cache: CatalogCache,
  ) {}

  /** Shows a game so and no longer otherwise; the day of its release stays. A studio that is known keeps its name. */
  async show({ developer, grades, releasedOn, ...texts }: ShownGame): Promise<void> {
    await this.db.rows.transaction(async (rows) => {
      await rows.createQueryBuilder().insert().into(Developer).values(developer).orIgnore().execute();
      const { name } = await rows.findOneByOrFail(Developer, { id: developer.id });
      const row = {
        ...texts,
        developerId: developer.id,
        gradeFrom: grades.from,
        gradeTo: grades.to,
        keywords: keywordsOf(texts.subjects, name),
        updatedAt: new Date(),
      };
      const { affected } = await rows.update(Game, texts.id, row);
      if (affected === 0) await rows.insert(Game, { ...row, releasedOn });
    });
    this.changed();
  }

  /** What the very next question in this process must see: a price, a game on sale or no longer. */
  changed(): void {
    this.cache.forget();
  }

  /** How a game is said to get to people; null for one that was never shown. */
  async packagingOf(id: string): Promise<Packaging | null> {
    const game = await this.db.rows.findOneBy(Game, { id });
    return game && { platforms: game.platforms, downloadMegabytes: game.downloadMegabytes };
  }
}

/** The words of what a game is about and who made it, in both languages. */
function keywordsOf(subjects: readonly Subject[], developer: string): string {
  return [developer, ...subjects.flatMap((subject) => Object.values(SUBJECTS[subject]))].join(' ');
}
