import { Injectable } from '@nestjs/common';
import { PublishedTexts } from '../../../platform/published-texts.js';
import type { ApplicationReply, ApplicationStatusReply } from './application.dto.js';
import { applicationFaults, COUNTRIES } from './application.rules.js';
import { Applications, type StudioRow } from './applications.js';
import { DEVELOPER_TERMS } from './submit-application.js';

/** What applicants see of their own application. */
@Injectable()
export class ApplicationView {
  constructor(
    private readonly applications: Applications,
    private readonly texts: PublishedTexts,
  ) {}

  async of(personId: string): Promise<ApplicationReply> {
    const { developerId, draft, account, last4, updatedAt } = await this.applications.ofPerson(personId);
    const studio = await this.applications.studio(developerId);
    const { holder, bank, kind } = account;
    return {
      ...draft,
      state: studio && studio.state !== 'withdrawn' ? studio.state : 'draft',
      developerId,
      account: { holder, bank, kind, last4 },
      missing: applicationFaults(draft, account, this.texts.current(DEVELOPER_TERMS).hash).map(({ path }) => path),
      status: studio && (await this.statusOf(studio)),
      savedAt: updatedAt,
      countries: [...COUNTRIES],
    };
  }

  async stateOf(personId: string): Promise<ApplicationReply['state'] | 'none'> {
    const { developerId, updatedAt } = await this.applications.ofPerson(personId);
    const studio = await this.applications.studio(developerId);
    if (studio && studio.state !== 'withdrawn') return studio.state;
    return updatedAt ? 'draft' : 'none';
  }

  private async statusOf(studio: StudioRow): Promise<ApplicationStatusReply> {
    const { appliedAt, decideBy, decidedAt, reason } = studio;
    const queuePlace = studio.state === 'applied' ? await this.applications.queuePlace(studio) : null;
    return { appliedAt, decideBy, queuePlace, decidedAt, decidedBy: decidedAt && 'staff', reason };
  }
}
