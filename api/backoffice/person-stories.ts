import { Injectable } from '@nestjs/common';
import { TeamErasures, type ErasureState } from '../contexts/privacy/index.js';
import { isUuid } from '../kernel/ids.js';
import { Problem } from '../platform/http/problem.js';
import { PlanStandings } from '../processes/billing/index.js';
import { PeopleBoard } from './people.board.js';
import type { PersonErasure, PersonStoryReply } from './people.dto.js';
import { Timeline } from './timeline.js';

/** Somebody as the console's page of one person shows them. */
@Injectable()
export class PersonStories {
  constructor(
    private readonly people: PeopleBoard,
    private readonly timeline: Timeline,
    private readonly erasures: TeamErasures,
    private readonly plans: PlanStandings,
  ) {}

  /** @throws Problem 404 `person-unknown`. */
  async of(id: string): Promise<PersonStoryReply> {
    const person = await this.people.one(personId(id));
    if (!person) throw new Problem(404, 'person-unknown');
    const [erasure, plan, timeline] = await Promise.all([
      this.erasures.of(id),
      this.plans.of(id),
      this.timeline.ofPerson(id),
    ]);
    return { ...person, erasure: erasureShown(erasure), plan, timeline };
  }
}

/** The id of a path, when it can be one. @throws Problem 404 `person-unknown`. */
export function personId(id: string): string {
  if (!isUuid(id)) throw new Problem(404, 'person-unknown');
  return id;
}

function erasureShown(state: ErasureState): PersonErasure | null {
  if (state.status === 'None') return null;
  return state.status === 'Waiting' ? { state: 'waiting', dueAt: state.dueAt } : { state: 'under-way', dueAt: null };
}
