import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { CatalogQueries } from './browsing/catalog.queries.js';
import type { AgeRating } from './vocabulary.js';

/** Ratings that the law wants asked for; the milder ones only advise. */
const CHECKED: readonly AgeRating[] = ['14', '18'];

/** Refuses games for older people to accounts whose birth year says that their person is surely younger. */
@Injectable()
export class AgeCheck {
  constructor(private readonly catalog: CatalogQueries) {}

  /** @throws Problem 403 too-young, with the age that is needed. */
  async refuseTooYoung({ oldestAge }: Pick<SignedIn, 'oldestAge'>, gameIds: readonly string[]): Promise<void> {
    if (oldestAge === null) return;
    const ages = (await this.catalog.ageRatings(gameIds))
      .filter((rating) => CHECKED.includes(rating))
      .map(Number)
      .filter((age) => age > oldestAge);
    if (ages.length > 0) throw new Problem(403, 'too-young', { details: { age: Math.max(...ages) } });
  }
}
